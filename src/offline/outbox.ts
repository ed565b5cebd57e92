import type { DeviceDb } from './device-db.ts';
import { isUnsent, type NewEntry, type OutboxEntry, type Owner } from './entry.ts';

/**
 * Puts a mutation on disk. A *waiting* entry of the same subject is replaced and keeps its place, since nobody has seen it;
 * one that may have been sent is left as it is and this becomes the next. Resolves once the transaction is complete.
 */
export async function enqueue(device: DeviceDb, entry: NewEntry): Promise<void> {
  const { dependsOnSubjects, ...rest } = entry;
  await device.transaction('rw', device.outbox, async () => {
    const dependsOn = await parentIds(device, dependsOnSubjects, entry);
    const row: OutboxEntry = { ...rest, dependsOn, state: 'waiting', attempts: 0, notBefore: 0 };
    const same = await device.outbox.where('subject').equals(entry.subject).toArray();
    const replaced = same.find((known) => known.state === 'waiting' && isOf(known, entry));
    if (replaced?.seq === undefined) await device.outbox.add(row);
    else await device.outbox.put({ ...row, seq: replaced.seq });
  });
}

async function parentIds(device: DeviceDb, subjects: string[], owner: Owner): Promise<string[]> {
  if (subjects.length === 0) return [];
  const parents = await device.outbox.where('subject').anyOf(subjects).toArray();
  return parents.filter((parent) => isOf(parent, owner) && parent.state !== 'accepted').map((parent) => parent.id);
}

/** All entries of one owner, in the order of the taps. */
export async function entriesOf(device: DeviceDb, owner: Owner): Promise<OutboxEntry[]> {
  return device.outbox.where('[owner+organisation]').equals([owner.owner, owner.organisation]).sortBy('seq');
}

/** The entries that may be sent now: the first unsent of each subject whose parents are in effect, when its time has come. */
export function dueEntries(entries: readonly OutboxEntry[], now: number): OutboxEntry[] {
  const blocked = new Set<string>();
  const open = new Set(entries.filter((entry) => entry.state !== 'accepted').map((entry) => entry.id));
  return entries.filter((entry) => {
    if (!isUnsent(entry) || blocked.has(entry.subject)) return false;
    blocked.add(entry.subject);
    return entry.notBefore <= now && !entry.dependsOn.some((parent) => open.has(parent));
  });
}

/** Removes entries that no screen needs any more, or that the learner discards. */
export async function forget(device: DeviceDb, ids: readonly string[]): Promise<void> {
  await device.outbox.where('id').anyOf(ids).delete();
}

/** Puts a refused entry back into the queue under the same id: the server repeats its answer, or has changed its mind. */
export async function tryAgain(device: DeviceDb, id: string): Promise<void> {
  await device.outbox
    .where('id')
    .equals(id)
    .modify((entry) => {
      entry.state = 'waiting';
      entry.attempts = 0;
      entry.notBefore = 0;
      delete entry.refusal;
    });
}

function isOf(entry: OutboxEntry, owner: Owner): boolean {
  return entry.owner === owner.owner && entry.organisation === owner.organisation;
}
