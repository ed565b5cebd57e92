import * as v from 'valibot';
import { type Account, accountKey } from '#offline/account.ts';
import { answerOf } from '#offline/answer-of.ts';
import { DATABASES } from '#offline/names.ts';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import { ACCOUNT_VERSION, DEVICE_VERSION } from '#offline/versions.ts';
import type { Tokens } from '#wire/session-store.ts';
import type { AnswerRow } from './account-db.ts';
import { answerToKeep } from './answer-to-keep.ts';
import { type DraftRow, type DraftStore, keepDraft } from './draft-rows.ts';
import { committedOf, opened, outboxOf } from './open-existing.ts';
import {
  accountRowSchema,
  answerRowSchema,
  draftRowSchema,
  sessionRowSchema,
  waitingRowSchema,
} from './row-schemas.ts';

/** What a start does with a person's database before Dexie is there. Each may fail: then Dexie is asked. */
export type FirstRows = {
  /** The account's database; undefined where it has none yet. */
  database: string | undefined;
  answers: (hashes: readonly string[]) => Promise<(AnswerRow | undefined)[]>;
  hashes: () => Promise<ReadonlySet<string>>;
  drafts: () => Promise<DraftRow[]>;
  /** Rejects where there is no database yet. */
  keepDraft: DraftStore['keep'];
  /** What the person did that is not settled, in the order of the taps, as it is at each call; undefined where that was nothing. */
  entries?: () => Promise<OutboxEntry[]>;
  /** Keeps an answer of the campus, and returns the row that is on disk then; undefined where there is no database yet. */
  keep: (row: AnswerRow) => Promise<AnswerRow | undefined>;
  close: () => void;
};

/**
 * Opens what an ordinary start reads, without the library that writes: nothing is made or upgraded, and nothing is changed
 * but for answers that come before it. Undefined where there is more to do than that, and Dexie has to be there first: databases of another release, a storage that does not
 * answer, a session that differs from the page's, changes of a person who has no database.
 */
export async function openFirstRows(account: Account, tokens: Tokens): Promise<FirstRows | undefined> {
  try {
    const device = await opened(DATABASES.device, DEVICE_VERSION);
    if (device === undefined) return NOTHING_KEPT;
    const first = await firstRowsOf(device, account, tokens).catch(() => undefined);
    if (first?.entries === undefined) device.close();
    return first;
  } catch {
    return undefined;
  }
}

async function firstRowsOf(device: IDBDatabase, account: Account, tokens: Tokens): Promise<FirstRows | undefined> {
  const { session, waiting, owner } = await lookAt(device, account);
  if (!isMirrored(session, account, tokens)) return undefined;
  const isKnown = v.is(accountRowSchema, owner);
  if (!isKnown && owner !== undefined) return undefined;
  const db = isKnown ? await opened(owner.database, ACCOUNT_VERSION) : undefined;
  if (waiting === 0) return db === undefined ? NOTHING_KEPT : rowsOf(db);
  return db && withEntries(rowsOf(db), device, account);
}

const NOTHING_KEPT: FirstRows = {
  database: undefined,
  answers: async (hashes) => hashes.map(() => undefined),
  hashes: async () => new Set(),
  drafts: async () => [],
  keepDraft: () => Promise.reject(new Error('The account has no database yet.')),
  keep: async () => undefined,
  close: () => {},
};

function rowsOf(db: IDBDatabase): FirstRows {
  letGo(db);
  const store = (name: string): IDBObjectStore => db.transaction(name).objectStore(name);
  return {
    database: db.name,
    answers: async (hashes) => {
      const answers = store('answers');
      const rows = await Promise.all(hashes.map((hash) => answerOf<unknown>(answers.get(hash))));
      return rows.map((row) => (v.is(answerRowSchema, row) ? row : undefined));
    },
    hashes: async () => new Set((await answerOf(store('answers').getAllKeys())).map(String)),
    drafts: async () =>
      (await answerOf<unknown[]>(store('drafts').getAll())).filter((row) => v.is(draftRowSchema, row)),
    keepDraft: async (row) => keepDraft(db, row),
    keep: async (row) => {
      const transaction = db.transaction('answers', 'readwrite');
      const committed = committedOf(transaction);
      const answers = transaction.objectStore('answers');
      const known = await answerOf<unknown>(answers.get(row.hash));
      const kept = answerToKeep(row, v.is(answerRowSchema, known) ? known : undefined);
      if (kept !== known) answers.put(kept);
      await committed;
      return kept;
    },
    close: () => db.close(),
  };
}

/** Whoever upgrades or deletes a database must not wait for this page. */
function letGo(db: IDBDatabase): void {
  db.onversionchange = () => db.close();
}

function withEntries(rows: FirstRows, device: IDBDatabase, account: Account): FirstRows {
  letGo(device);
  return {
    ...rows,
    entries: async () => {
      const own = outboxOf(device.transaction('outbox'), account);
      const entries = await answerOf<OutboxEntry[]>(own.index.getAll(own.key));
      v.assert(v.array(waitingRowSchema), entries);
      return entries;
    },
    close: () => {
      rows.close();
      device.close();
    },
  };
}

type Look = { session: unknown; waiting: number; owner: unknown };

/** In one transaction, as it was at one moment. */
async function lookAt(device: IDBDatabase, account: Account): Promise<Look> {
  const transaction = device.transaction(['session', 'outbox', 'owners']);
  const own = outboxOf(transaction, account);
  const [session, waiting, owner] = await Promise.all([
    answerOf<unknown>(transaction.objectStore('session').get('session')),
    answerOf(own.index.count(own.key)),
    answerOf<unknown>(transaction.objectStore('owners').get(accountKey(account))),
  ]);
  return { session, waiting, owner };
}

/** The worker's row is what the page has (SESSION-7): neither has to take over anything of the other. */
function isMirrored(row: unknown, { viewerId, organisation }: Account, { jwt, refreshToken }: Tokens): boolean {
  if (!v.is(sessionRowSchema, row)) return false;
  const isSame = row.jwt === jwt && row.refreshToken === refreshToken;
  return isSame && row.viewerId === viewerId && row.organisation === organisation;
}
