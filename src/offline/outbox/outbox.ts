import { v7 as uuid } from 'uuid';
import { RETRY_AFTER_MAX } from '#campus/limits.ts';
import { type Account, accountOf, isOf } from '#offline/account.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { fault } from '#offline/fault.ts';
import { isUnsent, type NewEntry, type OutboxEntry } from './entry.ts';

/**
 * Puts a mutation on disk. A *waiting* entry of the same subject is replaced and keeps its place, since nobody has seen it;
 * one that may have been sent is left as it is and this becomes the next, and so does one that `keepsEach`. What speaks of a refused thing is parked with it.
 * Over the creation of the thing, `overCreation` says what is sent, if anything.
 * Resolves once the transaction is complete.
 */
export async function enqueue(device: DeviceDb, entry: NewEntry): Promise<void> {
  const { dependsOnSubjects, afterSubjects = [], keepsEach = false, overCreation, ...rest } = entry;
  const account = accountOf(entry);
  await device.transaction('rw', device.outbox, async () => {
    const parents = await parentsOf(device, dependsOnSubjects, account);
    const earlier = (await parentsOf(device, afterSubjects, account)).filter(isUnsent);
    const refusal = parents.find((parent) => parent.state === 'needs-you')?.refusal;
    const row: Omit<OutboxEntry, 'dependsOn'> = {
      ...rest,
      ...(refusal === undefined ? { state: 'waiting' } : { state: 'needs-you', refusal }),
      attempts: 0,
      notBefore: 0,
    };
    const same = keepsEach ? [] : await device.outbox.where('subject').equals(entry.subject).toArray();
    const replaced = same.find((known) => known.state === 'waiting' && isOf(known, account));
    await fault('enqueue.looked');
    if (replaced?.seq === undefined) {
      await device.outbox.add({ ...row, ...waitsFor(parents, earlier) });
      await fault('enqueue.written');
      return;
    }
    const isOverCreation = overCreation !== undefined && replaced.kind === overCreation.kind;
    if (isOverCreation && overCreation.instead === undefined) {
      await forgetWith(device, account, replaced.id);
      return;
    }
    const { seq } = replaced;
    const sent = isOverCreation ? { ...row, ...overCreation.instead } : row;
    // It keeps its place: what was done after that place waits for it, not the other way round.
    const isBefore = (each: OutboxEntry): boolean => (each.seq ?? 0) < seq;
    await device.outbox.put({ ...sent, ...waitsFor(parents.filter(isBefore), earlier.filter(isBefore)), seq });
    await adopt(device, { account, from: replaced.id, to: entry.id });
  });
}

function waitsFor(parents: OutboxEntry[], earlier: OutboxEntry[]): Pick<OutboxEntry, 'dependsOn' | 'after'> {
  return {
    dependsOn: parents.map(({ id }) => id),
    ...(earlier.length > 0 && { after: earlier.map(({ id }) => id) }),
  };
}

/** Takes away an entry that nobody has seen, with all that builds on it. Part of the caller's transaction. */
async function forgetWith(device: DeviceDb, account: Account, id: string): Promise<void> {
  const gone = new Set([id]);
  for (const each of await entriesOf(device, account)) {
    if (each.dependsOn.some((parent) => gone.has(parent))) gone.add(each.id);
  }
  await forget(device, [...gone]);
}

/** What waited for an entry waits for the one that took its place. Part of the caller's transaction. */
async function adopt(
  device: DeviceDb,
  { account, from, to }: { account: Account; from: string; to: string },
): Promise<void> {
  await ofAccount(device, account).modify((each) => {
    const anew = (id: string): string => (id === from ? to : id);
    each.dependsOn = each.dependsOn.map(anew);
    if (each.after !== undefined) each.after = each.after.map(anew);
  });
}

async function parentsOf(device: DeviceDb, subjects: string[], account: Account): Promise<OutboxEntry[]> {
  if (subjects.length === 0) return [];
  const parents = await device.outbox.where('subject').anyOf(subjects).toArray();
  return parents.filter((parent) => isOf(parent, account) && parent.state !== 'accepted');
}

/** All entries of one account, in the order of the taps. */
export async function entriesOf(device: DeviceDb, account: Account): Promise<OutboxEntry[]> {
  return ofAccount(device, account).sortBy('seq');
}

/** All rows of one account, unread. */
export function ofAccount(device: DeviceDb, { viewerId, organisation }: Account) {
  return device.outbox.where('[owner+organisation]').equals([viewerId, organisation]);
}

/** The entries that may be sent now: those that nothing holds up, when their time has come. */
export function dueEntries(entries: readonly OutboxEntry[], now: number): OutboxEntry[] {
  return freeEntries(entries).filter((entry) => isDue(entry, now));
}

/** The entries that wait for nothing but their time: the first unsent of each subject whose parents are in effect, and what went before is out. */
export function freeEntries(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const blocked = new Set<string>();
  const open = new Set(entries.filter((entry) => entry.state !== 'accepted').map((entry) => entry.id));
  const unsent = new Set(entries.filter(isUnsent).map((entry) => entry.id));
  return entries.filter((entry) => {
    if (!isUnsent(entry) || blocked.has(entry.subject)) return false;
    blocked.add(entry.subject);
    if (entry.after?.some((earlier) => unsent.has(earlier))) return false;
    return !entry.dependsOn.some((parent) => open.has(parent));
  });
}

/** Its time has come, or is so far away that the device's clock must have been set back (STORAGE-7). */
function isDue({ notBefore }: OutboxEntry, now: number): boolean {
  return notBefore <= now || notBefore > now + RETRY_AFTER_MAX;
}

/** The campus asked for patience: nothing of this person is sent before, not only the entry that it said it of. */
export async function holdBack(device: DeviceDb, account: Account, until: number): Promise<void> {
  await ofAccount(device, account)
    .filter((entry) => isUnsent(entry) && entry.notBefore < until)
    .modify({ notBefore: until, unreached: false });
}

/** The campus could not be reached for anything: what waits is tried again at `until`, or when the network is back. */
export async function postpone(device: DeviceDb, account: Account, until: number): Promise<void> {
  await ofAccount(device, account)
    .filter((entry) => isUnsent(entry) && entry.notBefore < until)
    .modify({ notBefore: until, unreached: true });
}

/** The network is back: what only waited for it is due now. What the server asked to come later still comes later. */
export async function wakeUnreached(device: DeviceDb, account: Account): Promise<void> {
  await ofAccount(device, account)
    .filter((entry) => isUnsent(entry) && entry.unreached === true)
    .modify({ notBefore: 0 });
}

/** Removes entries that no screen needs any more, or that the learner discards. */
export async function forget(device: DeviceDb, ids: readonly string[]): Promise<void> {
  await device.outbox.where('id').anyOf(ids).delete();
}

/**
 * Puts a refused entry back into the queue, with what was parked with it. Refused is without effect, so it gets a new id:
 * under the old one the server could only repeat its refusal. It counts as done now: its age begins anew.
 */
export async function tryAgain(device: DeviceDb, id: string, now: number = Date.now()): Promise<void> {
  await device.transaction('rw', device.outbox, async () => {
    const refused = await device.outbox.where('id').equals(id).first();
    if (refused?.seq === undefined || refused.state !== 'needs-you') return;
    const account = accountOf(refused);
    const anew = uuid();
    await device.outbox.put({ ...asNew(refused, now), id: anew });
    await adopt(device, { account, from: id, to: anew });
    const parked = (await entriesOf(device, account)).filter((each) => each.state === 'needs-you');
    const revived = new Set([anew]);
    for (const each of parked) {
      if (!each.dependsOn.some((parent) => revived.has(parent))) continue;
      revived.add(each.id);
      await device.outbox.put(asNew(each, now));
    }
  });
}

function asNew({ refusal: _, sentAt: __, unreached: ___, ...entry }: OutboxEntry, now: number): OutboxEntry {
  return { ...entry, state: 'waiting', attempts: 0, notBefore: 0, queuedAt: now };
}
