import type { Account } from '#offline/account.ts';
import { answerOf } from '#offline/answer-of.ts';
import { DEXIE_STEP } from '#offline/health/refuse-newer.ts';

/** What does not open within this is left to Dexie, whose opening is watched (STORAGE-2); ms. */
const PATIENCE = 1000;

/** A database of exactly this release; undefined where there is none, and none is made. Rejects for every other one. */
export async function opened(name: string, version: number): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(name);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    request.transaction?.abort();
  };
  const opening = answerOf(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} does not answer.`)), PATIENCE);
  });
  const db = await Promise.race([opening, late])
    .catch((error: unknown) => {
      if (isNew) return undefined;
      // It may open yet, when nobody waits for it any more.
      opening.then(
        (db) => db.close(),
        () => {},
      );
      throw error;
    })
    .finally(() => clearTimeout(timer));
  if (db === undefined || Math.floor(db.version / DEXIE_STEP) === version) return db;
  db.close();
  throw new Error(`${name} is of another release.`);
}

export function committedOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The person's part of the outbox: by their index it comes in the order of the taps. */
export function outboxOf(transaction: IDBTransaction, { viewerId, organisation }: Account) {
  const index = transaction.objectStore('outbox').index('[owner+organisation]');
  return { index, key: [viewerId, organisation] };
}
