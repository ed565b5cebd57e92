import { describe, expect, it } from 'vitest';
import { type Account, columnsOf } from '#offline/account.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { enqueue, entriesOf, freeEntries } from '#offline/outbox/outbox.ts';
import { openAccountDb } from '#offline/rows/account-db.ts';
import { leaveDevice, tidyDevice } from '#offline/session/leave-device.ts';
import { AMAL, aDeviceDb, aNewEntry, anEntry, begin } from '#tests/support/device/entries.ts';
import { keepLockKey, type LockKey, lockWork, unlockWork } from './lock-work.ts';

const OLENA: Account = { viewerId: 'olena', organisation: '1' };

function aKey(): LockKey {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { id: crypto.randomUUID(), key: Buffer.from(bytes).toString('base64url') };
}

/** Their session on the device, and their key. */
async function signIn(device: DeviceDb, account: Account, key: LockKey): Promise<void> {
  await begin(device, account);
  expect(await keepLockKey(device, account, key)).toBe(true);
}

/** All that lies in the device's database, as text. */
async function dump(device: DeviceDb): Promise<string> {
  const tables = await Promise.all(device.tables.map((table) => table.toArray()));
  return JSON.stringify(tables, (_, value) =>
    value instanceof ArrayBuffer ? Buffer.from(value).toString('latin1') : value,
  );
}

const dropFiles = async (): Promise<void> => {};
const idsOf = async (device: DeviceDb, account: Account) => (await entriesOf(device, account)).map(({ id }) => id);

describe('unsent work of a person who leaves', () => {
  it('lies sealed on the device, and comes back as it was, in the order of the taps', async () => {
    const device = aDeviceDb();
    const key = aKey();
    await signIn(device, AMAL, key);
    await enqueue(device, aNewEntry({ id: 'first', input: { text: 'my-secret-words' } }));
    await device.outbox.add(anEntry({ id: 'maybe', state: 'sent-maybe', attempts: 2, dependsOn: ['first'] }));
    await device.outbox.add(anEntry({ id: 'refused', state: 'needs-you', refusal: 'NOT_ALLOWED' }));
    await device.outbox.add(anEntry({ id: 'in effect', state: 'accepted', revision: 4 }));
    const before = await entriesOf(device, AMAL);
    await leaveDevice({ device, dropFiles }, AMAL, 'lock');
    const left = await dump(device);
    for (const word of ['my-secret-words', 'amal', 'first', key.key]) expect(left).not.toContain(word);
    await enqueue(device, aNewEntry({ id: 'of another', ...columnsOf(OLENA) }));
    await signIn(device, AMAL, key);
    await unlockWork(device, AMAL);
    expect(await entriesOf(device, AMAL)).toEqual(before.slice(0, 3));
    expect(await device.locked.count()).toBe(0);
  });

  it('has what they were writing sealed with it, and none of it where they leave with nothing unsent', async () => {
    const device = aDeviceDb();
    const key = aKey();
    const draft = { name: 'amal:reflection', at: 1, text: 'my-secret-words' };
    const write = async (): Promise<void> => {
      await signIn(device, AMAL, key);
      const db = await openAccountDb(device, AMAL);
      await db.drafts.put(draft);
      db.close();
    };
    const draftsBack = async (): Promise<unknown[]> => {
      await signIn(device, AMAL, key);
      await unlockWork(device, AMAL);
      const db = await openAccountDb(device, AMAL);
      const drafts = await db.drafts.toArray();
      db.close();
      return drafts;
    };
    await write();
    await enqueue(device, aNewEntry({ id: 'first' }));
    await leaveDevice({ device, dropFiles }, AMAL, 'lock');
    for (const word of ['my-secret-words', 'amal']) expect(await dump(device)).not.toContain(word);
    expect(await draftsBack()).toEqual([draft]);
    expect(await device.locked.count()).toBe(0);
    await device.outbox.clear();

    await leaveDevice({ device, dropFiles, isUnasked: true }, AMAL, 'lock');
    expect(await draftsBack(), 'the campus ended the session').toEqual([draft]);
    await leaveDevice({ device, dropFiles }, AMAL, 'lock');
    expect(await draftsBack()).toEqual([]);
  });

  it('comes back once, however often and at how many tabs it is asked for', async () => {
    const device = aDeviceDb();
    await signIn(device, AMAL, aKey());
    for (const id of ['a', 'b', 'c']) await enqueue(device, aNewEntry({ id }));
    await lockWork(device, AMAL);
    await enqueue(device, aNewEntry({ id: 'd' }));
    await lockWork(device, AMAL);
    await Promise.all([unlockWork(device, AMAL), unlockWork(device, AMAL), unlockWork(device, AMAL)]);
    await unlockWork(device, AMAL);
    expect(await idsOf(device, AMAL)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('that is queued while it is being locked is locked too', async () => {
    const device = aDeviceDb();
    await signIn(device, AMAL, aKey());
    await enqueue(device, aNewEntry({ id: 'a' }));
    const locking = lockWork(device, AMAL);
    await enqueue(device, aNewEntry({ id: 'b' }));
    expect(await locking).toBe(true);
    await lockWork(device, AMAL);
    expect(await idsOf(device, AMAL)).toEqual([]);
    await unlockWork(device, AMAL);
    expect(await idsOf(device, AMAL)).toEqual(['a', 'b']);
  });

  it('goes out before what was done while it was locked, which could not know that it builds on it', async () => {
    const device = aDeviceDb();
    await signIn(device, AMAL, aKey());
    await enqueue(device, aNewEntry({ id: 'list', subject: 'list:1' }));
    await lockWork(device, AMAL);
    await enqueue(device, aNewEntry({ id: 'name', subject: 'list:1:name', dependsOnSubjects: ['list:1'] }));
    await unlockWork(device, AMAL);
    const free = async () => freeEntries(await entriesOf(device, AMAL)).map(({ id }) => id);
    expect(await free()).toEqual(['list']);
    await device.outbox.where('id').equals('list').modify({ state: 'accepted', revision: 1 });
    expect(await free()).toEqual(['name']);
  });

  it('is opened by no other key, and stays for the right one', async () => {
    const device = aDeviceDb();
    const [hers, theirs] = [aKey(), aKey()];
    await signIn(device, AMAL, hers);
    await enqueue(device, aNewEntry({ id: 'hers' }));
    await leaveDevice({ device, dropFiles }, AMAL, 'lock');
    await signIn(device, OLENA, theirs);
    await unlockWork(device, OLENA);
    await signIn(device, AMAL, { id: hers.id, key: theirs.key });
    await unlockWork(device, AMAL);
    expect([await idsOf(device, OLENA), await idsOf(device, AMAL)]).toEqual([[], []]);
    await signIn(device, AMAL, hers);
    await unlockWork(device, AMAL);
    expect(await idsOf(device, AMAL)).toEqual(['hers']);
  });

  it('stays readable where there is no key: it is never lost', async () => {
    const device = aDeviceDb();
    await enqueue(device, aNewEntry({ id: 'a' }));
    expect(await lockWork(device, AMAL)).toBe(false);
    await leaveDevice({ device, dropFiles }, AMAL, 'lock');
    expect(await idsOf(device, AMAL)).toEqual(['a']);
  });

  it('goes by the learner’s decision, and nothing of anybody else with it', async () => {
    const device = aDeviceDb();
    await signIn(device, AMAL, aKey());
    await enqueue(device, aNewEntry({ id: 'hers' }));
    await enqueue(device, aNewEntry({ id: 'theirs', ...columnsOf(OLENA) }));
    await leaveDevice({ device, dropFiles }, AMAL, 'discard');
    expect([await idsOf(device, AMAL), await idsOf(device, OLENA)]).toEqual([[], ['theirs']]);
    expect(await device.locked.count()).toBe(0);
  });

  it('does not come back for somebody who is out again before their key has arrived', async () => {
    const device = aDeviceDb();
    const key = aKey();
    await signIn(device, AMAL, key);
    await enqueue(device, aNewEntry({ id: 'hers' }));
    const late = unlockWork(device, AMAL);
    await leaveDevice({ device, dropFiles }, AMAL, 'lock');
    await late;
    expect(await keepLockKey(device, AMAL, key)).toBe(false);
    expect(await unlockWork(device, AMAL)).toBe(false);
    expect(await dump(device)).not.toContain('amal');
  });

  it('that another tab queues between the locking and the end of the session is locked too', async () => {
    const device = aDeviceDb();
    await signIn(device, AMAL, aKey());
    await enqueue(device, aNewEntry({ id: 'a' }));
    let isLate = true;
    const transaction = device.transaction.bind(device);
    const asOtherTab = async (...args: unknown[]) => {
      if (isLate && args.includes(device.lockKeys)) {
        isLate = false;
        await device.outbox.add(anEntry({ id: 'b' }));
      }
      return Reflect.apply(transaction, device, args);
    };
    Object.assign(device, { transaction: asOtherTab });
    await leaveDevice({ device, dropFiles }, AMAL, 'lock');
    expect(isLate).toBe(false);
    expect(await dump(device)).not.toContain('amal');
    expect(await device.locked.count()).toBe(2);
  });

  it('of two people who take turns twenty times is each one’s own', async () => {
    const device = aDeviceDb();
    const people = [
      { account: AMAL, key: aKey() },
      { account: OLENA, key: aKey() },
    ];
    for (let turn = 0; turn < 40; turn += 1) {
      const { account, key } = people[turn % 2] ?? { account: AMAL, key: aKey() };
      await signIn(device, account, key);
      await unlockWork(device, account);
      const round = Math.floor(turn / 2);
      expect(await idsOf(device, account)).toEqual(Array.from({ length: round }, (_, n) => `${account.viewerId} ${n}`));
      expect(await device.outbox.count()).toBe(round);
      await enqueue(device, aNewEntry({ id: `${account.viewerId} ${round}`, ...columnsOf(account) }));
      await leaveDevice({ device, dropFiles }, account, 'lock');
      expect(await device.outbox.count()).toBe(0);
    }
  });
});

describe('a person who leaves', () => {
  it('has no database, no file and no row on the device afterwards', async () => {
    const device = aDeviceDb();
    const db = await openAccountDb(device, AMAL);
    const other = await openAccountDb(device, OLENA);
    await other.open();
    await db.answers.put({ hash: 'h', key: [], data: 'a-canary', asOf: 1, at: 1, shape: 1, saved: false });
    await signIn(device, AMAL, aKey());
    const dropped: string[] = [];
    await leaveDevice({ device, dropFiles: async (name) => void dropped.push(name) }, AMAL, 'lock');
    expect(dropped).toEqual([db.name]);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(db.name);
    expect(names).toContain(other.name);
    expect(await dump(device)).not.toContain('amal');
    expect((await device.owners.toArray()).map(({ owner }) => owner)).toEqual(['olena']);
  });

  it('does not wait for ever for a tab that holds on to the database: it is empty at once, and goes later', async () => {
    const device = aDeviceDb();
    const db = await openAccountDb(device, AMAL);
    await db.answers.put({ hash: 'h', key: [], data: 'a-canary', asOf: 1, at: 1, shape: 1, saved: false });
    db.close();
    const sleeping = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open(db.name);
      asked.onsuccess = () => resolve(asked.result);
    });
    await leaveDevice({ device, dropFiles, patience: 50 }, AMAL, 'lock');
    const left = await device.owners.toArray();
    expect(left).toMatchObject([{ owner: '', organisation: '', database: db.name }]);
    const rows = await new Promise((resolve) => {
      const asked = sleeping.transaction('answers').objectStore('answers').getAll();
      asked.onsuccess = () => resolve(asked.result);
    });
    expect(rows).toEqual([]);
    sleeping.close();
    await tidyDevice({ device, dropFiles }, () => undefined);
    expect(await device.owners.count()).toBe(0);
  });

  it('without a logout is ended at the next start of the app, with what is unsent locked', async () => {
    const device = aDeviceDb();
    const key = aKey();
    await openAccountDb(device, AMAL);
    await openAccountDb(device, OLENA);
    await signIn(device, AMAL, key);
    await enqueue(device, aNewEntry({ id: 'a' }));
    await tidyDevice({ device, dropFiles }, () => OLENA);
    expect(await dump(device)).not.toContain('amal');
    expect((await device.owners.toArray()).map(({ owner }) => owner)).toEqual(['olena']);
    await signIn(device, AMAL, key);
    await unlockWork(device, AMAL);
    expect(await idsOf(device, AMAL)).toEqual(['a']);
  });
});
