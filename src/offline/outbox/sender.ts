import { coalesced } from '#campus/coalesced.ts';
import { BACKOFF_BASE, DRAIN_TIMER, RECONNECT_JITTER } from '#campus/limits.ts';
import type { Account } from '#offline/account.ts';
import { announce } from '#offline/channel.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { isAllBack } from '#offline/locked/bring-back.ts';
import { LOCKS } from '#offline/names.ts';
import { withLock } from '#offline/with-lock.ts';
import type { Wire } from '#wire/graphql.ts';
import { drain } from './drain.ts';
import { isUnsent } from './entry.ts';
import { entriesOf, freeEntries, postpone, wakeUnreached } from './outbox.ts';
import { postEntry } from './post-entry.ts';

export type SenderParts = {
  device: DeviceDb;
  wire: Wire;
  account: () => Promise<Account | undefined>;
  /** Asks for Background Sync where it exists, so that the worker finishes if the page dies; never rejects. */
  requestSync: () => void;
};

export type Sender = {
  /** Send what is due now. Never rejects; calls that come while a drain runs lead to one more turn. */
  sendSoon: () => void;
  /** The app was opened, so somebody is there: what only failed for want of a network does not wait for its next try. */
  begin: () => void;
  /** The learner asks for it, and waits: what only failed for want of a network does not wait for its next try. */
  sendNow: () => Promise<void>;
  /** The same after a random wait, so that a shelter's phones do not all come back in one second (SYNC-10). */
  sendAfterReconnect: () => void;
  stop: () => void;
};

/** Keeps sending while the page lives: at once when asked to, else when the next entry's time has come, at most a minute later. */
export function createSender(parts: SenderParts): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** One drain at a time in a page: a second one beside it would go past the lock that this page holds itself. */
  const run = coalesced(async () => {
    await drainOnce(parts).catch(() => {});
    const wait = await timeToNext(parts).catch(() => DRAIN_TIMER);
    clearTimeout(timer);
    if (wait !== undefined) timer = setTimeout(() => void run(), wait);
  });

  const wakeAndRun = async (): Promise<void> => {
    await wake(parts).catch(() => {});
    await run();
  };

  return {
    sendSoon: () => {
      parts.requestSync();
      void run();
    },
    begin: () => {
      parts.requestSync();
      void wakeAndRun();
    },
    sendNow: wakeAndRun,
    sendAfterReconnect: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void wakeAndRun(), Math.random() * RECONNECT_JITTER);
    },
    stop: () => clearTimeout(timer),
  };
}

/** One drain under the outbox lock: what the page's sender and the worker's sync event both do. */
export async function drainOnce({
  device,
  wire,
  account,
}: Pick<SenderParts, 'device' | 'wire' | 'account'>): Promise<void> {
  await withLock(LOCKS.outbox, async (alone) => {
    const who = await account();
    if (who !== undefined && !(await isAllBack(device, wire, who)))
      return postpone(device, who, Date.now() + Math.random() * DRAIN_TIMER);
    return drain({
      device,
      account,
      post: (entry) => postEntry(wire, entry),
      announce: (settled) => announce({ type: 'settled', ...settled }),
      alone,
      now: Date.now,
      random: Math.random,
    });
  });
}

/** After the network came back, or a new beginning: entries that never left the device do not wait for their next try. */
export async function wake(parts: Pick<SenderParts, 'device' | 'account'>): Promise<void> {
  const account = await parts.account();
  if (account !== undefined) await wakeUnreached(parts.device, account);
}

/** How many entries of the person wait to be sent. */
export async function unsentOf(parts: Pick<SenderParts, 'device' | 'account'>): Promise<number> {
  const account = await parts.account();
  if (account === undefined) return 0;
  return (await entriesOf(parts.device, account)).filter(isUnsent).length;
}

async function timeToNext(parts: SenderParts): Promise<number | undefined> {
  const account = await parts.account();
  if (account === undefined) return undefined;
  const entries = await entriesOf(parts.device, account);
  if (!entries.some(isUnsent)) return undefined;
  // What waits behind another entry has no time of its own: asking for it at once would keep the disk busy for nothing.
  const earliest = Math.min(...freeEntries(entries).map((entry) => entry.notBefore)) - Date.now();
  return Math.min(Math.max(earliest, BACKOFF_BASE), DRAIN_TIMER);
}
