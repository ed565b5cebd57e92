import { DRAFT_REMOVAL_KEPT } from '#campus/storage-limits.ts';
import type { AccountDb } from './account-db.ts';
import { withReconnect } from './with-reconnect.ts';

/** What is being written, as it was at a stroke of the pen or after it was sent. */
export type DraftRow = {
  name: string;
  /** When, ms since 1970; always more than of what it takes the place of. */
  at: number;
  /** Left out: it was sent or put aside, and no older copy of it counts any more. */
  text?: string;
};

/** Where drafts are kept beside local storage. */
export type DraftStore = {
  /** All of them, and what was removed lately. */
  rows: () => Promise<DraftRow[]>;
  keep: (row: DraftRow) => Promise<void>;
};

export function draftsOn(db: AccountDb): DraftStore {
  return { rows: () => draftRows(db), keep: (row) => keepDraft(db, row) };
}

/** All drafts of the account and what was removed lately. Rejects where the disk cannot be read. */
async function draftRows(db: AccountDb): Promise<DraftRow[]> {
  const rows = await withReconnect(db, () => db.drafts.toArray());
  const past = rows.filter(({ text, at }) => text === undefined && at < Date.now() - DRAFT_REMOVAL_KEPT);
  if (past.length > 0) await db.drafts.bulkDelete(past.map(({ name }) => name));
  return rows;
}

/** Keeps a draft, unless another tab has kept a later one. */
async function keepDraft(db: AccountDb, row: DraftRow): Promise<void> {
  await db.transaction('rw', db.drafts, async () => {
    const known = await db.drafts.get(row.name);
    if (known === undefined || known.at < row.at) await db.drafts.put(row);
  });
}
