import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { columnsOf } from '#offline/account.ts';
import { DeviceDb } from '#offline/device-db.ts';
import { DEXIE_STEP } from '#offline/health/refuse-newer.ts';
import { enqueue, forget } from '#offline/outbox/outbox.ts';
import { DEVICE_VERSION } from '#offline/versions.ts';
import { AMAL, aNewEntry } from '#tests/support/device/entries.ts';
import { type AccountDb, openAccountDb } from './account-db.ts';
import { keepAnswer } from './answer-rows.ts';
import { draftsOn } from './draft-rows.ts';
import { openFirstRows } from './first-rows.ts';

const TOKENS = { jwt: 'of Amal', refreshToken: 'next' };
const row = { hash: 'start', key: ['start'], data: 'a page', asOf: 1, at: 1, shape: 1, saved: false };

let device: DeviceDb;
let db: AccountDb;

/** A device on which Amal has learnt, as a page leaves it. */
beforeEach(async () => {
  device = new DeviceDb();
  db = await openAccountDb(device, AMAL);
  await device.session.put({ id: 'session', ...TOKENS, viewerId: AMAL.viewerId, organisation: AMAL.organisation });
  await keepAnswer(db, row);
});

afterEach(async () => {
  vi.useRealTimers();
  device.close();
  db.close();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) await Dexie.delete(name);
});

describe('the first rows of a start', () => {
  it('are those that the library has written', async () => {
    await draftsOn(db).keep({ name: 'message', at: 1, text: 'Who else' });
    const first = await openFirstRows(AMAL, TOKENS);
    expect(first?.database).toBe(db.name);
    expect(await first?.answers(['start', 'none'])).toMatchObject([row, undefined]);
    expect(await first?.hashes()).toEqual(new Set(['start']));
    expect(await first?.drafts()).toEqual([{ name: 'message', at: 1, text: 'Who else' }]);
    first?.close();
  });

  it('are none where nothing was kept yet, and nothing is made', async () => {
    device.close();
    db.close();
    for (const { name } of await indexedDB.databases()) if (name !== undefined) await Dexie.delete(name);
    const first = await openFirstRows(AMAL, TOKENS);
    expect(first?.database).toBeUndefined();
    expect(await first?.answers(['start'])).toEqual([undefined]);
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('hide one that is damaged, and no other', async () => {
    await db.table('answers').put({ hash: 'damaged', data: 1 });
    const first = await openFirstRows(AMAL, TOKENS);
    expect(await first?.answers(['damaged', 'start'])).toMatchObject([undefined, row]);
    first?.close();
  });

  it('have what is not settled beside them, in the order of the taps and as it is now', async () => {
    for (const id of ['a', 'b']) await enqueue(device, aNewEntry({ id }));
    await enqueue(device, aNewEntry({ ...columnsOf({ ...AMAL, viewerId: 'somebody else' }), id: 'c' }));
    const first = await openFirstRows(AMAL, TOKENS);
    expect(await first?.answers(['start'])).toMatchObject([row]);
    expect(await first?.entries?.()).toMatchObject([{ id: 'a' }, { id: 'b' }]);
    await device.outbox.where('id').equals('a').modify({ state: 'accepted', revision: 7 });
    await forget(device, ['b']);
    expect(await first?.entries?.()).toMatchObject([{ id: 'a', state: 'accepted', revision: 7 }]);
    first?.close();
  });

  it('do not lay over themselves what they cannot read', async () => {
    await enqueue(device, aNewEntry({ id: 'a' }));
    await device.table('outbox').add({ ...columnsOf(AMAL), id: 'damaged', subject: 'list:1' });
    const first = await openFirstRows(AMAL, TOKENS);
    await expect(first?.entries?.()).rejects.toThrow();
    first?.close();
  });

  it('are left to the library where changes of a person wait who has no rows, as are those of a session that is not the page’s', async () => {
    expect(await openFirstRows(AMAL, { ...TOKENS, jwt: 'a later one' })).toBeUndefined();
    expect(await openFirstRows({ ...AMAL, viewerId: 'somebody else' }, TOKENS)).toBeUndefined();
    await enqueue(device, aNewEntry({ id: 'a' }));
    await device.owners.clear();
    expect(await openFirstRows(AMAL, TOKENS)).toBeUndefined();
    await device.outbox.clear();
    await device.session.clear();
    expect(await openFirstRows(AMAL, TOKENS)).toBeUndefined();
  });

  it.each([
    ['older', -1],
    ['newer', 1],
  ])('are left to the library on a device of an %s release', async (_, more) => {
    device.close();
    await Dexie.delete('device');
    const opening = indexedDB.open('device', (DEVICE_VERSION + more) * DEXIE_STEP);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    opening.result.close();
    expect(await openFirstRows(AMAL, TOKENS)).toBeUndefined();
  });

  it('are left to the library where storage is off or does not answer', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(await openFirstRows(AMAL, TOKENS)).toBeUndefined();
    open.mockRestore();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = indexedDB.open('held');
    silent.onsuccess = () => silent.result.close();
    const held = vi.spyOn(indexedDB, 'open').mockReturnValue(new Proxy(silent, { set: () => true }));
    const first = openFirstRows(AMAL, TOKENS);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await first).toBeUndefined();
    held.mockRestore();
  });

  it('are read no more once somebody deletes the database, which waits for nobody', async () => {
    const first = await openFirstRows(AMAL, TOKENS);
    const { name } = db;
    db.close();
    await Dexie.delete(name);
    await expect(first?.answers(['start'])).rejects.toThrow();
  });
});
