import Dexie from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeviceDb } from '#offline/device-db.ts';
import { enqueue } from '#offline/outbox/outbox.ts';
import { openAccountDb } from '#offline/rows/account-db.ts';
import { DEVICE_VERSION } from '#offline/versions.ts';
import { AMAL, aNewEntry } from '#tests/support/device/entries.ts';
import { canRead } from './can-read.ts';
import { DEXIE_STEP } from './refuse-newer.ts';
import { openWithoutUpgrade } from './without-upgrade.ts';

const answer = (hash: string) => ({ hash, key: [hash], data: {}, asOf: 1, at: 1, shape: 1, saved: false });

/** A device on which somebody learns and has something unsent. */
async function aDevice() {
  const device = new DeviceDb();
  await enqueue(device, aNewEntry({ id: 'a' }));
  const db = await openAccountDb(device, AMAL);
  await db.answers.bulkPut([answer('start'), answer('lists')]);
  return { device, db };
}

const LATER_VERSION = DEVICE_VERSION + 1;

/** What a later release makes of a database. */
async function upgradeTo(name: string, version: number): Promise<void> {
  const opening = indexedDB.open(name, version * DEXIE_STEP);
  opening.onupgradeneeded = () => opening.result.createObjectStore('later');
  await new Promise<void>((resolve) => {
    opening.onsuccess = () => resolve(opening.result.close());
  });
}

describe('the question whether a release can read what is here', () => {
  afterEach(async () => {
    for (const { name } of await indexedDB.databases()) if (name !== undefined) await Dexie.delete(name);
  });

  it('is a yes on a device that nobody has used', async () => {
    expect(await canRead(() => false)).toEqual({ newer: [], entries: [], answers: [] });
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('names each row that it would lose, and disturbs nobody who has the databases open', async () => {
    const { device, db } = await aDevice();
    const disturbed = vi.fn();
    for (const each of [device, db]) each.on('versionchange', disturbed);
    await device.table('outbox').add({ id: 'of no shape', owner: 'amal', organisation: '1', subject: 's' });
    expect(await canRead(({ hash }) => hash === 'start')).toEqual({
      newer: [],
      entries: ['of no shape'],
      answers: ['lists'],
    });
    expect(disturbed).not.toHaveBeenCalled();
    expect(await device.outbox.count()).toBe(2);
    device.close();
    db.close();
  });

  it('is a no where a later release has been here', async () => {
    const { device, db } = await aDevice();
    for (const each of [device, db]) {
      each.close();
      await upgradeTo(each.name, LATER_VERSION);
    }
    expect((await canRead(() => true)).newer).toEqual(['device', 'campus-']);
  });
});

describe('a device that a later release has been on', () => {
  it('is read as far as it is understood', async () => {
    const { device, db } = await aDevice();
    device.close();
    db.close();
    await upgradeTo('device', LATER_VERSION);
    const withoutUpgrade = await openWithoutUpgrade(AMAL);
    expect(withoutUpgrade.entries.map(({ id }) => id)).toEqual(['a']);
    expect(await withoutUpgrade.answer('start')).toEqual(answer('start'));
    expect(await withoutUpgrade.answer('never read')).toBeUndefined();
    withoutUpgrade.close();
  });
});
