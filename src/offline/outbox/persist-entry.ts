import type { DeviceDb } from '#offline/device-db.ts';
import { withReconnect } from '#offline/rows/with-reconnect.ts';
import { isQuota } from '#offline/saved/stopped.ts';
import type { NewEntry } from './entry.ts';
import { notKept } from './not-kept.ts';
import { enqueue } from './outbox.ts';

/** One way to free space on a full device; whether it freed any. */
export type FreeSpace = () => Promise<boolean>;

/**
 * Puts what the learner did on disk, whatever it takes: over a connection that broke, and on a full device in the space that
 * the steps free, one after the other (STORAGE-1, STORAGE-4). Rejects with `NotKept` where even that is not enough: then
 * nothing is on disk, and what was typed has to stay where it is.
 */
export async function persistEntry(device: DeviceDb, entry: NewEntry, steps: readonly FreeSpace[]): Promise<void> {
  const put = (): Promise<void> => withReconnect(device, () => enqueueOnce(device, entry));
  let failure: unknown;
  for (const freeSpace of [undefined, ...steps]) {
    if (freeSpace !== undefined && !(await freeSpace().catch(() => false))) continue;
    try {
      return await put();
    } catch (error) {
      failure = error;
      if (!isQuota(error)) break;
    }
  }
  throw notKept(failure);
}

/** A try whose transaction was complete, though its connection broke before it could say so, is not made again. */
async function enqueueOnce(device: DeviceDb, entry: NewEntry): Promise<void> {
  const known = await device.outbox.where('id').equals(entry.id).count();
  if (known === 0) await enqueue(device, entry);
}
