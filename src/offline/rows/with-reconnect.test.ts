import Dexie from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aNewEntry } from '#tests/support/device/entries.ts';

/** A page that has just started, with an open device database. */
async function aPage() {
  vi.resetModules();
  const { DeviceDb } = await import('#offline/device-db.ts');
  const { withReconnect } = await import('./with-reconnect.ts');
  const { persistEntry } = await import('#offline/outbox/persist-entry.ts');
  const { storageHealth } = await import('#offline/health/storage-health.ts');
  const device = new DeviceDb(`device-${crypto.randomUUID()}`);
  await device.open();
  return { device, withReconnect, persistEntry, health: storageHealth.read };
}

const lost = () =>
  new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');

let page: Awaited<ReturnType<typeof aPage>>;
beforeEach(async () => {
  page = await aPage();
});

describe('a connection that the browser closed', () => {
  it('is opened anew, and the work done once more', async () => {
    const { device, withReconnect, health } = page;
    const work = vi.fn(() => device.outbox.count()).mockRejectedValueOnce(lost());
    expect(await withReconnect(device, work)).toBe(0);
    expect(work).toHaveBeenCalledTimes(2);
    expect(health()).toBe('fine');
  });

  it('that breaks again is given up, and the page says that it has to be loaded anew', async () => {
    const { device, withReconnect, health } = page;
    const work = vi.fn(() => Promise.reject(lost()));
    await expect(withReconnect(device, work)).rejects.toThrow('Connection');
    expect(work).toHaveBeenCalledTimes(2);
    expect(health()).toBe('lost');
  });

  it('is not opened by a page whose person has left', async () => {
    const { device, withReconnect } = page;
    device.close();
    await expect(withReconnect(device, () => device.outbox.count())).rejects.toThrow();
    expect(device.isOpen()).toBe(false);
  });
});

describe('what the learner did', () => {
  it('is on disk once, where the connection broke before or after its transaction', async () => {
    const { device, persistEntry } = page;
    const transaction = device.transaction.bind(device);
    const breaking = vi.spyOn(device, 'transaction');
    breaking.mockImplementationOnce(() => Dexie.Promise.reject(lost()));
    await persistEntry(device, aNewEntry({ id: 'before' }), []);
    breaking.mockImplementationOnce((...parts: unknown[]) =>
      Reflect.apply(transaction, device, parts).then(() => Promise.reject(lost())),
    );
    await persistEntry(device, aNewEntry({ id: 'after' }), []);
    expect((await device.outbox.toArray()).map(({ id }) => id)).toEqual(['before', 'after']);
  });

  it('that does not get there is said to be nowhere', async () => {
    const { device, persistEntry } = page;
    vi.spyOn(device, 'transaction').mockImplementation(() => Dexie.Promise.reject(lost()));
    await expect(persistEntry(device, aNewEntry(), [])).rejects.toMatchObject({ because: 'reload' });
    expect(await device.outbox.count()).toBe(0);
  });
});
