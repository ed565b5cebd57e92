import { type Account, accountKey, isOf } from '#offline/account.ts';
import type { DeviceDb, LockKeyRow } from '#offline/device-db.ts';
import { fault } from '#offline/fault.ts';
import { isUnsent, type OutboxEntry } from '#offline/outbox/entry.ts';
import { entriesOf, ofAccount } from '#offline/outbox/outbox.ts';
import { entrySchema } from '#offline/rows/entry-rows.ts';
import { lockDrafts, unlockDrafts } from './lock-drafts.ts';
import { canSeal, open, seal } from './seal.ts';

/** The campus's key for this person's unsent work. `key`: 256 bits, base64url. */
export type LockKey = { id: string; key: string };

export async function lockKeyOf(device: DeviceDb, account: Account): Promise<LockKeyRow | undefined> {
  return device.lockKeys.get(accountKey(account));
}

/**
 * Keeps the person's key for as long as they are signed in: a logout without a network needs it too. An answer that comes after
 * the logout is not kept. Answers whether the person is in.
 */
export async function keepLockKey(device: DeviceDb, account: Account, { id, key }: LockKey): Promise<boolean> {
  return device.transaction('rw', device.session, device.lockKeys, async () => {
    if (!(await isIn(device, account))) return false;
    await device.lockKeys.put({ owner: accountKey(account), keyId: id, key });
    return true;
  });
}

/** Whether what is unsent can be locked now. */
export async function canLock(device: DeviceDb, account: Account): Promise<boolean> {
  return canSeal() && (await lockKeyOf(device, account)) !== undefined;
}

/**
 * Seals what the person has not sent, and what needs them (SESSION-14); what the campus has taken already goes. In one
 * transaction the sealed copy appears and the readable one is gone, so a death loses and doubles nothing. Without a key
 * nothing is touched: readable for the same person's next login is better than lost. What they were writing is sealed with
 * it, and `withDrafts` also where nothing else is. Answers whether all is locked.
 */
export async function lockWork(device: DeviceDb, account: Account, { withDrafts = false } = {}): Promise<boolean> {
  for (;;) {
    const all = await entriesOf(device, account);
    const mine = all.filter((entry) => entry.state !== 'accepted');
    const key = await lockKeyOf(device, account);
    if (mine.length > 0 && (key === undefined || !canSeal())) return false;
    if (key !== undefined && canSeal() && (withDrafts || mine.length > 0))
      await lockDrafts(device, account, key).catch(() => {});
    const sealed = mine.length === 0 || key === undefined ? undefined : await seal(key.key, mine);
    const done = await device.transaction('rw', device.outbox, device.locked, async () => {
      const now = await entriesOf(device, account);
      // Another tab has queued or sent something while this one sealed.
      if (JSON.stringify(now) !== JSON.stringify(all)) return false;
      if (sealed !== undefined && key !== undefined) {
        const { organisation } = account;
        await device.locked.add({ id: crypto.randomUUID(), keyId: key.keyId, organisation, ...sealed });
        await fault('logout.sealed');
      }
      await device.outbox
        .where('id')
        .anyOf(all.map(({ id }) => id))
        .delete();
      return true;
    });
    if (done) return true;
  }
}

/**
 * Puts back what the person left locked on this device, in the order of the taps and under the same ids, before anything is
 * sent. A row leaves in the transaction that brings its entries back; one that this key does not open stays as it is. Nothing
 * comes back for somebody who has left meanwhile: the logout has looked already, and nobody would lock it again. Answers
 * whether the person is in.
 */
export async function unlockWork(device: DeviceDb, account: Account): Promise<boolean> {
  const key = await lockKeyOf(device, account);
  if (key === undefined || !canSeal()) return isIn(device, account);
  if (!(await isIn(device, account))) return false;
  const rows = await device.locked.where('keyId').equals(key.keyId).toArray();
  const drafts = rows.filter(({ holds }) => holds === 'drafts');
  const draftsBack = await unlockDrafts(device, account, { key: key.key, rows: drafts });
  const opened = new Map<string, OutboxEntry[]>();
  for (const row of rows.filter(({ holds }) => holds === undefined)) {
    const entries = await open(key.key, row, entrySchema);
    if (entries?.every((entry) => isOf(entry, account))) opened.set(row.id, entries);
  }
  return device.transaction('rw', device.session, device.outbox, device.locked, async () => {
    if (!(await isIn(device, account))) return false;
    // Another tab may have put some of them back meanwhile.
    const left = await device.locked.bulkGet([...opened.keys()]);
    const ids = left.flatMap((row) => (row === undefined ? [] : [row.id]));
    await putBack(
      device,
      account,
      ids.flatMap((id) => opened.get(id) ?? []),
    );
    await device.locked.bulkDelete([...ids, ...draftsBack]);
    return true;
  });
}

async function isIn(device: DeviceDb, { viewerId, organisation }: Account): Promise<boolean> {
  const session = await device.session.get('session');
  return session?.viewerId === viewerId && session.organisation === organisation;
}

/**
 * Part of the caller's transaction. Each keeps its place, unless somebody has taken it, and goes out before what was done
 * since: that could not know what it builds on, for as long as this was locked.
 */
async function putBack(device: DeviceDb, account: Account, entries: readonly OutboxEntry[]): Promise<void> {
  const there = new Set(
    (
      await device.outbox
        .where('id')
        .anyOf(entries.map(({ id }) => id))
        .toArray()
    ).map(({ id }) => id),
  );
  const missing = entries
    .filter(({ id }) => !there.has(id))
    .toSorted((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
  const taken = await device.outbox.bulkGet(missing.map(({ seq }) => seq ?? 0));
  const isFree = taken.every((row) => row === undefined);
  for (const { seq, ...entry } of missing) {
    await device.outbox.add({ ...entry, ...(isFree && seq !== undefined ? { seq } : {}), notBefore: 0 });
  }
  const back = missing.map(({ id }) => id);
  if (back.length === 0) return;
  await ofAccount(device, account)
    .filter((entry) => isUnsent(entry) && !back.includes(entry.id))
    .modify((entry) => {
      entry.after = [...back, ...(entry.after ?? [])];
    });
}
