import { VISITOR } from './account.ts';
import { answerOf } from './answer-of.ts';
import { DATABASES } from './names.ts';

/** A text as itself, an element as its name, its attributes and what is in it. */
export type SnapshotNode = string | readonly [name: string, attributes: Record<string, string>, ...SnapshotNode[]];

/** What a page showed last, to be painted before the app has run. Of the person who is signed in, and of nobody in particular (docs/performance.md). */
export type PageSnapshot = {
  /** Path and query. */
  path: string;
  /** `accountKey(…)`, of `VISITOR` too. */
  owner: string;
  /** Another build has other classes, another language other words. */
  build: string;
  language: string;
  /** ms since 1970. */
  at: number;
  /** When that was, in the language of the page: of each but a visitor's, who sees nothing that becomes old. */
  asOf?: string | undefined;
  nodes: readonly SnapshotNode[];
};

/** So many pages are kept, the ones that were looked at last. */
export const SNAPSHOTS_KEPT = 12;

const STORE = 'pages';
const VERSION = 1;

/**
 * The snapshot of a path; undefined where there is none. Whoever shows it checks what it is: the worker reads it while a page
 * waits, and the page's first script must be small, so it is neither Dexie nor a schema.
 */
export async function readSnapshot(path: string): Promise<unknown> {
  const db = await opened({ orMake: false });
  if (db === undefined) return undefined;
  const row: unknown = await answerOf(db.transaction(STORE).objectStore(STORE).get(path)).catch(() => undefined);
  db.close();
  return row;
}

/** Keeps a snapshot as long as its person is signed in when it comes to it; the ones of anybody else, and the oldest, go; a visitor's stay. */
export async function keepSnapshot(snapshot: PageSnapshot, isCurrent: () => boolean): Promise<void> {
  await changed(true, (store) => {
    // A logout forgets the session before it clears this: asked in here, what it takes away cannot come back.
    if (!isCurrent()) return;
    store.put(snapshot);
    dropOthers(store, snapshot.owner);
    const counting = store.count();
    counting.onsuccess = () => {
      let over = counting.result - SNAPSHOTS_KEPT;
      const oldest = store.index('at').openKeyCursor();
      oldest.onsuccess = () => {
        if (oldest.result === null || over <= 0) return;
        over -= 1;
        store.delete(oldest.result.primaryKey);
        oldest.result.continue();
      };
    };
  });
}

/** Nothing of anybody stays but of this owner, where one is given; of nobody in particular all does. On the disk when it resolves. */
export async function dropSnapshots(owner?: string): Promise<void> {
  await changed(false, (store) => dropOthers(store, owner));
}

/** Deletes all snapshots, because the organisation has changed. Resolves once that is on disk. */
export async function dropEverySnapshot(): Promise<void> {
  await changed(false, (store) => store.clear());
}

function dropOthers(store: IDBObjectStore, owner: string | undefined): void {
  const all = store.index('owner').openKeyCursor();
  all.onsuccess = () => {
    if (all.result === null) return;
    const isStaying = all.result.key === owner || String(all.result.key).endsWith(`:${VISITOR}`);
    if (!isStaying) store.delete(all.result.primaryKey);
    all.result.continue();
  };
}

async function changed(orMake: boolean, change: (store: IDBObjectStore) => unknown): Promise<void> {
  const db = await opened({ orMake });
  if (db === undefined) return;
  try {
    const transaction = db.transaction(STORE, 'readwrite', { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    change(transaction.objectStore(STORE));
    await done;
  } finally {
    db.close();
  }
}

/** Undefined where there is no such database and none is to be made. Rejects where storage is off or broken. */
function opened({ orMake }: { orMake: boolean }): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(DATABASES.snapshots, VERSION);
  request.onupgradeneeded = () => {
    if (!orMake) return request.transaction?.abort();
    const store = request.result.createObjectStore(STORE, { keyPath: 'path' });
    store.createIndex('owner', 'owner');
    store.createIndex('at', 'at');
  };
  return answerOf(request).catch((error: unknown) => {
    // The opening that was not to make it.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  });
}
