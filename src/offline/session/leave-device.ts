import Dexie from 'dexie';
import { DELETE_WAIT } from '#campus/storage-limits.ts';
import { type Account, accountKey, accountOf } from '#offline/account.ts';
import type { AccountRow, DeviceDb } from '#offline/device-db.ts';
import { fault } from '#offline/fault.ts';
import { lockWork } from '#offline/locked/lock-work.ts';
import { ofAccount } from '#offline/outbox/outbox.ts';
import { AccountDb } from '#offline/rows/account-db.ts';
import { enterOrLeave } from './enter-or-leave.ts';

/** What becomes of changes that are not sent: sealed for the same person's next login, or gone by the learner's decision. */
export type Unsent = 'lock' | 'discard';

export type LeaveParts = {
  device: DeviceDb;
  /** Deletes what the device keeps of this database outside of it (Cache Storage). */
  dropFiles: (database: string) => Promise<void>;
  /** Most ms that a tab which does not let go of a database is waited for. */
  patience?: number;
  /** True where the session was ended by the campus: drafts are sealed even without unsent changes. */
  isUnasked?: boolean;
};

/** A database that could not be deleted yet; nothing in it, and no word about whose it was. */
const GONE = 'gone:';

/**
 * Ends what one person has on this device, and nothing of anybody else. Each step may be done again: a page that died half
 * way is finished by `tidyDevice` at the next start. The person's row goes last, since it says what is still to be done.
 * To be called by `enterOrLeave`.
 */
export async function leaveDevice(parts: LeaveParts, account: Account, unsent: Unsent): Promise<void> {
  const { device } = parts;
  const key = accountKey(account);
  for (;;) {
    const isLocked = await endWork(parts, account, unsent);
    await fault('logout.locked');
    if (await endSession(device, account, isLocked)) break;
  }
  await fault('logout.keyless');
  const known = await device.owners.get(key);
  if (known === undefined) return;
  await parts.dropFiles(known.database);
  await fault('logout.fileless');
  const isGone = await deleteDatabase(known.database, parts.patience ?? DELETE_WAIT);
  await fault('logout.emptied');
  await device.transaction('rw', device.owners, async () => {
    await device.owners.delete(key);
    if (!isGone) await device.owners.put(leftOver(known));
  });
  await fault('logout.forgotten');
}

/** Answers whether nothing is left that could be read. */
async function endWork({ device, isUnasked = false }: LeaveParts, account: Account, unsent: Unsent): Promise<boolean> {
  if (unsent === 'lock') return lockWork(device, account, { withDrafts: isUnasked });
  await ofAccount(device, account).delete();
  return true;
}

/**
 * Takes the key, the session and what was counted of them away. False where another tab has put something on the disk since
 * all was locked: without the key it could never be, and nothing would say any more whose it is.
 */
async function endSession(device: DeviceDb, account: Account, isLocked: boolean): Promise<boolean> {
  return device.transaction('rw', device.session, device.lockKeys, device.outbox, device.events, async () => {
    if (isLocked && (await ofAccount(device, account).count()) > 0) return false;
    await device.lockKeys.delete(accountKey(account));
    await device.events.where('person').equals(account.viewerId).delete();
    await device.session
      .where('id')
      .equals('session')
      .and((row) => isOf(row, account))
      .delete();
    return true;
  });
}

/**
 * Nobody but who is `signedIn` has anything readable on this device: ends for good whoever left without a logout (storage
 * that the browser cleared, a page that died), and deletes databases that a sleeping tab held on to.
 */
export async function tidyDevice(parts: LeaveParts, signedIn: () => Account | undefined): Promise<void> {
  const { device } = parts;
  for (const row of await device.owners.toArray()) {
    if (row.key.startsWith(GONE)) {
      if (await deleteDatabase(row.database, parts.patience ?? DELETE_WAIT)) await device.owners.delete(row.key);
    } else {
      await enterOrLeave(async () => {
        const current = signedIn();
        if (current === undefined || row.key !== accountKey(current))
          await leaveDevice({ ...parts, isUnasked: true }, accountOf(row), 'lock');
      });
    }
  }
}

function leftOver({ database }: AccountRow): AccountRow {
  return { key: `${GONE}${database}`, owner: '', organisation: '', database };
}

/** Empties a database, then deletes it. False where another tab holds on to it: then it is empty, or goes the next time. */
async function deleteDatabase(name: string, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const deleted = emptied(name)
    .catch(() => {})
    .then(() => Dexie.delete(name))
    .then(
      () => true,
      () => false,
    );
  const isGone = await Promise.race([deleted, late]);
  clearTimeout(timer);
  return isGone;
}

async function emptied(name: string): Promise<void> {
  const db = new AccountDb(name);
  try {
    await Promise.all(db.tables.map((table) => table.clear()));
  } finally {
    db.close();
  }
}

function isOf(row: { viewerId: string; organisation: string }, account: Account): boolean {
  return row.viewerId === account.viewerId && row.organisation === account.organisation;
}
