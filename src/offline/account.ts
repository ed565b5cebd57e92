/** A person in an organisation: whose rows, entries and keys these are on the device. */
export type Account = { viewerId: string; organisation: string };

/** Who reads as nobody in particular: what is of them is of everybody, and holds nothing personal. */
export const VISITOR = 'visitor';

/** The same as a row on disk says it, where names never change (STORAGE-8). */
export type AccountColumns = { owner: string; organisation: string };

export function accountOf({ owner, organisation }: AccountColumns): Account {
  return { viewerId: owner, organisation };
}

export function columnsOf({ viewerId, organisation }: Account): AccountColumns {
  return { owner: viewerId, organisation };
}

export function isOf(row: AccountColumns, { viewerId, organisation }: Account): boolean {
  return row.owner === viewerId && row.organisation === organisation;
}

/** One text for both, as the tables of keys and databases are keyed by. */
export function accountKey({ viewerId, organisation }: Account): string {
  return `${organisation}:${viewerId}`;
}
