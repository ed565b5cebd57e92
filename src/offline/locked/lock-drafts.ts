import { type Account, accountKey } from '#offline/account.ts';
import type { DeviceDb, LockedRow, LockKeyRow } from '#offline/device-db.ts';
import { AccountDb, openAccountDb } from '#offline/rows/account-db.ts';
import type { DraftRow } from '#offline/rows/draft-rows.ts';
import { draftRowSchema } from '#offline/rows/row-schemas.ts';
import { open, seal } from './seal.ts';

/** Seals the person's drafts and deletes them from their database. An interruption leaves both copies, so nothing is lost. */
export async function lockDrafts(device: DeviceDb, account: Account, { keyId, key }: LockKeyRow): Promise<void> {
  const known = await device.owners.get(accountKey(account));
  if (known === undefined) return;
  const db = new AccountDb(known.database);
  try {
    const drafts = (await db.drafts.toArray()).filter(({ text }) => text !== undefined);
    if (drafts.length === 0) return;
    const { organisation } = account;
    const sealed = await seal(key, drafts);
    await device.locked.add({ id: crypto.randomUUID(), keyId, organisation, holds: 'drafts', ...sealed });
    await db.drafts.clear();
  } finally {
    db.close();
  }
}

/** Puts drafts back, unless a later one is there. Returns the locked rows that may go. */
export async function unlockDrafts(
  device: DeviceDb,
  account: Account,
  { key, rows }: { key: string; rows: readonly LockedRow[] },
): Promise<string[]> {
  const opened = await Promise.all(
    rows.map(async ({ id, ...sealed }) => ({ id, drafts: await open(key, sealed, draftRowSchema) })),
  );
  const back = opened.flatMap(({ id, drafts }) => (drafts === undefined ? [] : [{ id, drafts }]));
  if (back.length === 0) return [];
  const db = await openAccountDb(device, account);
  try {
    for (const draft of back.flatMap(({ drafts }) => drafts)) await putBack(db, draft);
  } finally {
    db.close();
  }
  return back.map(({ id }) => id);
}

async function putBack(db: AccountDb, draft: DraftRow): Promise<void> {
  await db.transaction('rw', db.drafts, async () => {
    const known = await db.drafts.get(draft.name);
    if (known === undefined || known.at < draft.at) await db.drafts.put(draft);
  });
}
