import { DRAIN_PARALLEL, ENTRY_SENT_WITHIN_DAYS, RETRY_AFTER_MAX, SENT_MAYBE_GRACE } from '#campus/limits.ts';
import { backOff } from '#campus/network/back-off.ts';
import type { DeviceRefusal } from '#campus/network/refusals.ts';
import { type Account, accountOf } from '#offline/account.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { fault } from '#offline/fault.ts';
import { isUnsent, type OutboxEntry, type SendResult, type Settled } from './entry.ts';
import { dueEntries, entriesOf, holdBack } from './outbox.ts';

const TOO_OLD: DeviceRefusal = 'TOO_OLD';
const SENT_WITHIN = ENTRY_SENT_WITHIN_DAYS * 24 * 60 * 60 * 1000;

export type DrainParts = {
  device: DeviceDb;
  /** Whose entries to send: read anew each turn, since a logout may come in between. Undefined: nobody is signed in. */
  account: () => Promise<Account | undefined>;
  post: (entry: OutboxEntry) => Promise<SendResult>;
  /** Called with each entry with its final answer, as soon as it is on disk. */
  announce: (settled: Settled) => void;
  /** False where the lock could not be had: somebody else may be sending (SYNC-9). */
  alone: boolean;
  now: () => number;
  random: () => number;
};

/**
 * Sends what is due until nothing is: the same function in page and worker. Up to six at once whose subjects and parents
 * do not touch. An entry is marked `sent-maybe` on disk before it leaves the device, and changes state only by an answer,
 * so a death at any point leads to the same entry being sent again under the same key.
 */
export async function drain(parts: DrainParts): Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  let signedOut = false;
  let due: OutboxEntry[] = [];
  await fault('drain.locked');
  try {
    for (;;) {
      const account = signedOut ? undefined : await parts.account();
      if (account === undefined) due = [];
      // What was read stays due as long as all goes well: each is marked on disk only if it is still there and unsent.
      else if (due.length === 0 || !parts.alone) due = await sendable(parts, account, underWay);
      for (const entry of due.splice(0, DRAIN_PARALLEL - underWay.size)) {
        const sending = sendOne(parts, entry).then((outcome) => {
          signedOut ||= outcome === 'signed-out';
          // Another answer may concern the others too: what depends on it, or a wait for all.
          if (outcome !== 'accepted') due = [];
          underWay.delete(entry.id);
        });
        underWay.set(entry.id, sending);
      }
      if (underWay.size === 0) break;
      await Promise.race(underWay.values());
    }
  } finally {
    // A disk that fails one of them ends the drain: the next one must not begin beside requests of this one.
    await Promise.allSettled(underWay.values());
  }
}

async function sendable(parts: DrainParts, account: Account, underWay: Map<string, unknown>): Promise<OutboxEntry[]> {
  const now = parts.now();
  const entries = await askAboutOld(parts, await entriesOf(parts.device, account));
  await fault('drain.read');
  return dueEntries(entries, now).filter((entry) => {
    if (underWay.has(entry.id)) return false;
    const perhapsElsewhere = entry.state === 'sent-maybe' && now - (entry.sentAt ?? 0) < SENT_MAYBE_GRACE;
    return parts.alone || !perhapsElsewhere;
  });
}

/**
 * What waited for longer than the server surely knows its key is not sent: whether it is still meant is the learner's decision
 * (SYNC-12). Returns the others.
 */
async function askAboutOld(parts: DrainParts, entries: OutboxEntry[]): Promise<OutboxEntry[]> {
  const isOld = (entry: OutboxEntry): boolean => isUnsent(entry) && parts.now() - entry.queuedAt > SENT_WITHIN;
  const old = entries.filter(isOld);
  for (const entry of old) await park(parts, entry, TOO_OLD);
  const [first] = old;
  return first === undefined ? entries : entriesOf(parts.device, accountOf(first));
}

async function sendOne(parts: DrainParts, entry: OutboxEntry): Promise<SendResult['is']> {
  const { device } = parts;
  const attempts = entry.attempts + 1;
  const marked = await device.outbox
    .where('id')
    .equals(entry.id)
    .and(isUnsent)
    .modify({ state: 'sent-maybe', attempts, sentAt: parts.now() });
  // Replaced, discarded or answered elsewhere since it was read: what is there now comes with the next turn.
  if (marked === 0) return 'later';
  await fault('drain.marked');
  const outcome = await parts.post({ ...entry, state: 'sent-maybe', attempts });
  await fault('drain.answered');
  await record(parts, { ...entry, attempts }, outcome);
  await fault('drain.recorded');
  return outcome.is;
}

async function record(parts: DrainParts, entry: OutboxEntry, outcome: SendResult): Promise<void> {
  const row = parts.device.outbox.where('id').equals(entry.id);
  switch (outcome.is) {
    case 'accepted':
      await row.modify({ state: 'accepted', revision: outcome.revision });
      parts.announce({ id: entry.id, kind: entry.kind, revision: outcome.revision });
      return;
    case 'refused':
      await park(parts, entry, outcome.code);
      return;
    case 'later':
      await row.modify({
        notBefore: parts.now() + (outcome.after === undefined ? backOff(entry.attempts, parts.random) : 0),
        unreached: outcome.unreached ?? false,
      });
      if (outcome.after !== undefined)
        await holdBack(parts.device, accountOf(entry), parts.now() + Math.min(outcome.after, RETRY_AFTER_MAX));
      return;
    case 'signed-out':
      await row.modify({ notBefore: 0 });
      return;
    default:
      outcome satisfies never;
  }
}

/** A refused entry leaves the queue, not the device; what depends on it is parked with it (SYNC-7). */
async function park(parts: DrainParts, entry: OutboxEntry, code: string): Promise<void> {
  const parked: Settled[] = [];
  await parts.device.transaction('rw', parts.device.outbox, async () => {
    const all = await entriesOf(parts.device, accountOf(entry));
    const ids = new Set([entry.id]);
    for (const each of all) {
      if (each.id !== entry.id && !each.dependsOn.some((parent) => ids.has(parent))) continue;
      ids.add(each.id);
      parked.push({ id: each.id, kind: each.kind, refusal: code });
    }
    await parts.device.outbox
      .where('id')
      .anyOf([...ids])
      .modify({ state: 'needs-you', refusal: code });
  });
  for (const each of parked) parts.announce(each);
}
