import Dexie from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_VERSION } from '#offline/versions.ts';
import { DEXIE_STEP } from './refuse-newer.ts';

const SOON = 20;
const LATER_VERSION = DEVICE_VERSION + 1;
const nameOf = () => `device-${crypto.randomUUID()}`;

/** A page that has just started: nothing is known of storage yet. */
async function aPage() {
  vi.resetModules();
  const { watchOpening } = await import('./watch-opening.ts');
  const { storageHealth } = await import('./storage-health.ts');
  const { DeviceDb } = await import('#offline/device-db.ts');
  return { watchOpening, health: storageHealth.read, storageHealth, aDevice: (name: string) => new DeviceDb(name) };
}

/** Another context of this device, of a release that knows these tables. */
async function anotherRelease(name: string, version: number, tables: Record<string, string>): Promise<Dexie> {
  const db = new Dexie(name);
  db.version(version).stores(tables);
  return db.open();
}

let page: Awaited<ReturnType<typeof aPage>>;
beforeEach(async () => {
  page = await aPage();
});

describe('a database of a newer release', () => {
  it('is not opened, not extended and not emptied', async () => {
    const name = nameOf();
    const newer = await anotherRelease(name, LATER_VERSION, { outbox: '++seq', later: 'id' });
    await newer.table('later').add({ id: 'of the newer release' });
    newer.close();
    const db = page.aDevice(name);
    expect(await page.watchOpening(db)).toBe('newer');
    expect(page.health()).toBe('newer');
    await expect(db.outbox.count()).rejects.toThrow();
    await newer.open();
    expect(newer.backendDB().version).toBe(LATER_VERSION * DEXIE_STEP);
    expect([...newer.backendDB().objectStoreNames]).toEqual(['later', 'outbox']);
    expect(await newer.table('later').count()).toBe(1);
    newer.close();
  });

  it('is not one that this release had to repair', async () => {
    const name = nameOf();
    (await anotherRelease(name, 2, { outbox: '++seq, &id, [owner+organisation], subject' })).close();
    const first = page.aDevice(name);
    expect(await page.watchOpening(first)).toBe('fine');
    first.close();
    expect(await page.watchOpening(page.aDevice(name))).toBe('fine');
  });
});

describe('storage that is off or broken', () => {
  it('fails at once, and says so', async () => {
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const db = page.aDevice(nameOf());
    expect(await page.watchOpening(db)).toBe('off');
    await expect(db.outbox.count()).rejects.toThrow();
    expect(page.health()).toBe('off');
    opening.mockRestore();
  });

  it('is given up where it does not answer', async () => {
    const silent = nameOf();
    const unrelated = await anotherRelease(nameOf(), 1, {});
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() =>
      Object.create(IDBOpenDBRequest.prototype, {
        onerror: { writable: true },
        onsuccess: { writable: true },
        onblocked: { writable: true },
        onupgradeneeded: { writable: true },
      }),
    );
    const db = page.aDevice(silent);
    const waiting = db.outbox.count();
    expect(await page.watchOpening(db, SOON)).toBe('lost');
    await expect(waiting).rejects.toThrow();
    opening.mockRestore();
    unrelated.close();
  });

  it('is never called fine again', async () => {
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Internal error.', 'UnknownError');
    });
    await page.watchOpening(page.aDevice(nameOf()));
    opening.mockRestore();
    await page.watchOpening(page.aDevice(nameOf()));
    expect(page.health()).toBe('off');
  });
});

describe('an upgrade', () => {
  it('that an old tab blocks is said after a moment, and goes on by itself once the tab lets go', async () => {
    const name = nameOf();
    const old = await anotherRelease(name, 1, { outbox: '++seq, &id, [owner+organisation], subject' });
    // A tab of a release that never lets go.
    old.on('versionchange', () => false);
    await old.table('outbox').add({ id: 'of the old tab' });
    const announced = new Promise<void>((resolve) => {
      page.storageHealth.subscribe(() => page.health() === 'blocked' && resolve());
    });
    const db = page.aDevice(name);
    const opening = page.watchOpening(db, SOON);
    await announced;
    old.close();
    expect(await opening).toBe('fine');
    expect(page.health()).toBe('fine');
    expect(await db.outbox.count()).toBe(1);
  });

  it('that a sleeping tab blocks is said too, though the browser says nothing', async () => {
    const name = nameOf();
    const old = await anotherRelease(name, 1, { outbox: '++seq, &id, [owner+organisation], subject' });
    const { open } = indexedDB;
    let wake = (): void => {};
    const silent = vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
      const request: IDBOpenDBRequest = Reflect.apply(open, indexedDB, given);
      const { dispatchEvent } = request;
      const asleep = new Promise<void>((resolve) => {
        wake = resolve;
      });
      request.dispatchEvent = (event) => {
        void asleep.then(() => Reflect.apply(dispatchEvent, request, [event]));
        return true;
      };
      return request;
    });
    const announced = new Promise<void>((resolve) => {
      page.storageHealth.subscribe(() => page.health() === 'blocked' && resolve());
    });
    old.on('versionchange', () => false);
    const opening = page.watchOpening(page.aDevice(name), SOON);
    await announced;
    silent.mockRestore();
    old.close();
    wake();
    expect(await opening).toBe('fine');
  });

  it('is not held up by this page, which says that it needs to be loaded anew', async () => {
    const name = nameOf();
    const db = page.aDevice(name);
    await page.watchOpening(db);
    const newer = await anotherRelease(name, LATER_VERSION, { outbox: '++seq' });
    expect(page.health()).toBe('displaced');
    await expect(db.outbox.count()).rejects.toThrow();
    newer.close();
  });

  it('is not what a deletion is', async () => {
    const name = nameOf();
    const db = page.aDevice(name);
    await page.watchOpening(db);
    await Dexie.delete(name);
    expect(page.health()).toBe('fine');
  });
});
