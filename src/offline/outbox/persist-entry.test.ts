import { describe, expect, it, vi } from 'vitest';
import { OUTBOX_RESERVE_ROWS } from '#campus/limits.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { freeReserve, holdReserve } from '#offline/health/reserve.ts';
import { aDeviceDb, aNewEntry } from '#tests/support/device/entries.ts';
import { type FreeSpace, persistEntry } from './persist-entry.ts';

/** Over quota the transaction aborts, and no request says a word (STORAGE-4). */
const full = () => Object.assign(new Error('AbortError'), { inner: new DOMException('', 'QuotaExceededError') });

/** A device that takes nothing in until `hasSpace` says so. */
async function aFullDevice(hasSpace: (device: DeviceDb) => Promise<boolean>): Promise<DeviceDb> {
  const device = aDeviceDb();
  await holdReserve(device);
  const put = device.outbox.add.bind(device.outbox);
  vi.spyOn(device.outbox, 'add').mockImplementation((...row) =>
    Reflect.apply(put, device.outbox, row).then(async (key: number | undefined) => {
      if (await hasSpace(device)) return key ?? 0;
      throw full();
    }),
  );
  return device;
}

const idsOn = async (device: DeviceDb) => (await device.outbox.toArray()).map(({ id }) => id);

describe('a full device', () => {
  it('keeps what the learner did, in the space that was reserved for it', async () => {
    let freed = false;
    const device = await aFullDevice(async () => freed);
    const free: FreeSpace = async () => {
      freed = await freeReserve(device);
      return freed;
    };
    await persistEntry(device, aNewEntry({ id: 'a' }), [free]);
    expect(await idsOn(device)).toEqual(['a']);
    expect(await device.reserve.count()).toBe(0);
  });

  it('gives up one thing after the other, and no more than it has to', async () => {
    const given: string[] = [];
    const device = await aFullDevice(async () => given.includes('pictures'));
    const step =
      (name: string, had = true) =>
      async (): Promise<boolean> => {
        given.push(name);
        return had;
      };
    await persistEntry(device, aNewEntry({ id: 'a' }), [step('reserve', false), step('pictures'), step('texts')]);
    expect(given).toEqual(['reserve', 'pictures']);
    expect(await idsOn(device)).toEqual(['a']);
  });

  it('says so where nothing is left to give up, and has taken nothing in', async () => {
    const device = await aFullDevice(async () => false);
    const broken: FreeSpace = () => Promise.reject(new Error('no caches here'));
    await expect(persistEntry(device, aNewEntry(), [broken, async () => true])).rejects.toMatchObject({
      because: 'no-space',
    });
    expect(await idsOn(device)).toEqual([]);
  });

  it('is reserved again once there is space', async () => {
    const device = aDeviceDb();
    await holdReserve(device);
    expect(await device.reserve.count()).toBe(OUTBOX_RESERVE_ROWS);
    expect(await freeReserve(device)).toBe(true);
    expect(await freeReserve(device)).toBe(false);
    await holdReserve(device);
    await holdReserve(device);
    expect(await device.reserve.count()).toBe(OUTBOX_RESERVE_ROWS);
  });
});
