import type { AccountDb } from './account-db.ts';
import { committedOf } from './open-existing.ts';
import { withReconnect } from './with-reconnect.ts';

/** What is being written, as it was at a stroke of the pen or after it was sent. */
export type DraftRow = {
  name: string;
  /** When, ms since 1970; always more than of what it takes the place of. */
  at: number;
  /** Left out: it was sent or put aside. */
  text?: string;
};

export type DraftStore = {
  rows: () => Promise<DraftRow[]>;
  /** Starts the write before it returns, if the database is open. A draft without a text is deleted. */
  keep: (row: DraftRow) => Promise<void>;
};

export function draftsOn(db: AccountDb): DraftStore {
  return {
    rows: () => withReconnect(db, () => db.drafts.toArray()),
    keep: (row) => withReconnect(db, async () => keepDraft((db.isOpen() ? db : await db.open()).backendDB(), row)),
  };
}

export function keepDraft(db: IDBDatabase, row: DraftRow): Promise<void> {
  const writing = db.transaction('drafts', 'readwrite', { durability: 'relaxed' });
  const committed = committedOf(writing);
  const drafts = writing.objectStore('drafts');
  if (row.text === undefined) drafts.delete(row.name);
  else drafts.put(row);
  // An explicit commit does not wait for the page, which may be closing.
  writing.commit();
  return committed;
}
