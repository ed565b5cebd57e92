import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEXIE_STEP } from '#offline/health/refuse-newer.ts';
import { DEVICE_VERSION } from '#offline/versions.ts';
import { AMAL, aNewEntry } from '#tests/support/device/entries.ts';

const wire = { send: async () => ({ data: { noop: { success: true } }, asOf: 7 }) };
const online = { read: () => true, subscribe: () => () => {}, reached: () => {} };
const row = { hash: 'start', key: ['start'], data: 'a page', asOf: 1, at: 1, shape: 1, saved: false };

/** A start of the app on this device. */
async function start() {
  vi.resetModules();
  const { openPersonStorage } = await import('./person-storage.ts');
  const { storageHealth } = await import('#offline/health/storage-health.ts');
  const storage = await openPersonStorage({ account: AMAL, wire, online });
  return { ...storage, health: storageHealth.read() };
}

const closed: (() => void)[] = [];
async function started() {
  const page = await start();
  closed.push(() => {
    page.close();
    page.disk?.device.close();
  });
  return page;
}

beforeEach(() => vi.stubGlobal('caches', { delete: async () => false }));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const close of closed.splice(0)) close();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) await Dexie.delete(name);
});

describe('a page of a signed-in person', () => {
  it('keeps rows and changes on the device', async () => {
    const { rows, queue, source, settled, disk, health } = await started();
    await rows.keep(row);
    await queue.enqueue(aNewEntry({ id: 'a' }));
    expect(await rows.get('start')).toMatchObject(row);
    expect(await source.entries()).toMatchObject([{ id: 'a', state: 'waiting' }]);
    expect({ settled, health }).toEqual({ settled: undefined, health: 'fine' });
    expect(disk).toBeDefined();
  });

  it('opens where storage is off: nothing is kept, and what is done is done at the campus', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { rows, queue, source, settled, disk, health } = await started();
    expect({ disk, health }).toEqual({ disk: undefined, health: 'off' });
    await expect(rows.keep(row)).rejects.toThrow();
    expect(await rows.get('start')).toBeUndefined();
    await queue.enqueue(aNewEntry({ id: 'a' }));
    expect(await source.entries()).toMatchObject([{ id: 'a', state: 'accepted', revision: 7 }]);
    expect(settled?.()).toHaveLength(1);
  });

  it('gives up texts that can be had again before a change of the learner’s', async () => {
    const { rows, queue, source, disk } = await started();
    if (disk === undefined) throw new Error('Nothing is kept.');
    await rows.keep(row);
    await rows.keep({ ...row, hash: 'saved', saved: true });
    const add = disk.device.outbox.add.bind(disk.device.outbox);
    vi.spyOn(disk.device.outbox, 'add').mockImplementation((...given) =>
      Dexie.Promise.resolve(disk.db.isOpen()).then(async () => {
        if (full) throw Object.assign(new Error('AbortError'), { inner: new DOMException('', 'QuotaExceededError') });
        return Reflect.apply(add, disk.device.outbox, given);
      }),
    );
    let full = true;
    const filter = disk.db.answers.filter.bind(disk.db.answers);
    vi.spyOn(disk.db.answers, 'filter').mockImplementation((...given) => {
      full = false;
      return Reflect.apply(filter, disk.db.answers, given);
    });
    await queue.enqueue(aNewEntry({ id: 'a' }));
    expect(await source.entries()).toMatchObject([{ id: 'a' }]);
    expect(await rows.get('start')).toBeUndefined();
    expect(await rows.get('saved')).toBeDefined();
  });

  it('reads what a newer release left here, and writes nothing to it', async () => {
    const before = await started();
    await before.rows.keep(row);
    await before.queue.enqueue(aNewEntry({ id: 'left', subject: 'list:1' }));
    for (const close of closed.splice(0)) close();
    const upgrading = indexedDB.open('device', (DEVICE_VERSION + 1) * DEXIE_STEP);
    upgrading.onupgradeneeded = () => upgrading.result.createObjectStore('later');
    await new Promise<void>((resolve) => {
      upgrading.onsuccess = () => resolve(upgrading.result.close());
    });
    const { rows, queue, source, disk, health } = await started();
    expect({ disk, health }).toEqual({ disk: undefined, health: 'newer' });
    expect(await rows.get('start')).toMatchObject(row);
    expect((await source.entries()).map(({ id }) => id)).toEqual(['left']);
    await expect(queue.enqueue(aNewEntry({ subject: 'list:1' }))).rejects.toMatchObject({ because: 'reload' });
    await queue.forget(['left']);
    expect((await source.entries()).map(({ id }) => id)).toEqual(['left']);
  });
});
