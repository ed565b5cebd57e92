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
  /** Hands the row to the disk before it returns, where the database is open; takes a draft without a text away. */
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
  // Without this the browser waits for the page to say that nothing more comes, which a dead page does not.
  writing.commit();
  return committed;
}
