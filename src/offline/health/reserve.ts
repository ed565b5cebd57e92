import { OUTBOX_RESERVE_ROW, OUTBOX_RESERVE_ROWS } from '#campus/limits.ts';
import type { DeviceDb } from '#offline/device-db.ts';

/**
 * Reserves a megabyte for the outbox while there is space (STORAGE-4): what fills a device are pictures and films, and a few
 * words of the learner must find a place afterwards. The bytes are random, since zeros would be stored as nothing.
 */
export async function holdReserve(device: DeviceDb): Promise<void> {
  const held = new Set(await device.reserve.toCollection().primaryKeys());
  for (let id = 1; id <= OUTBOX_RESERVE_ROWS; id += 1) {
    if (held.has(id)) continue;
    await device.reserve.put({ id, bytes: crypto.getRandomValues(new Uint8Array(OUTBOX_RESERVE_ROW)) });
  }
}

/** Gives the reserve back; whether there was any. */
export async function freeReserve(device: DeviceDb): Promise<boolean> {
  const held = await device.reserve.count();
  await device.reserve.clear();
  return held > 0;
}
