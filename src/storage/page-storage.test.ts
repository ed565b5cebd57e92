import Dexie from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { columnsOf } from '#offline/account.ts';
import { announce } from '#offline/channel.ts';
import { deviceDb } from '#offline/device-db.ts';
import { enqueue } from '#offline/outbox/outbox.ts';
import { draftsOn } from '#offline/rows/draft-rows.ts';
import { openFirstRows } from '#offline/rows/first-rows.ts';
import { AMAL, aNewEntry } from '#tests/support/device/entries.ts';
import { type PageStorage, startedStorage } from './page-storage.ts';
import { openPersonStorage, type PersonStorage } from './person-storage.ts';

const wire = { send: async () => ({ data: { noop: { success: true } }, asOf: 7 }) };
const online = { read: () => true, subscribe: () => () => {}, reached: () => {} };
const TOKENS = { jwt: 'of Amal', refreshToken: 'next' };
const row = { hash: 'start', key: ['start'], data: 'a page', asOf: 1, at: 1, shape: 1, saved: false };

const openWhole = (): Promise<PersonStorage> => openPersonStorage({ account: AMAL, wire, online });

const started: PageStorage[] = [];
const libraries: PersonStorage[] = [];

/** A page that starts on this device; `paint` says that its content is there. */
async function start(open: () => Promise<PersonStorage> = openWhole) {
  const first = await openFirstRows(AMAL, TOKENS);
  if (first === undefined) throw new Error('This is no ordinary start.');
  const opening = vi.fn(async () => {
    const whole = await open();
    libraries.push(whole);
    return whole;
  });
  let paint = (): void => {};
  const later = new Promise<void>((resolve) => {
    paint = resolve;
  });
  const storage = startedStorage({ first, open: opening, later });
  started.push(storage);
  return { storage, opening, paint };
}

/** A device on which Amal has signed in. */
async function signIn(): Promise<void> {
  await deviceDb().session.put({ id: 'session', ...TOKENS, viewerId: AMAL.viewerId, organisation: AMAL.organisation });
}

/** What an earlier visit has left. */
async function learnBefore(): Promise<void> {
  await signIn();
  const { rows, close, drafts } = await openWhole();
  await rows.keep(row);
  await drafts?.keep({ name: 'message', at: 1, text: 'Who else' });
  close();
}

afterEach(async () => {
  for (const storage of started.splice(0)) await storage.close();
  for (const storage of libraries.splice(0)) storage.close();
  const device = deviceDb();
  await Promise.all(device.tables.map((table) => table.clear()));
  for (const { name } of await indexedDB.databases())
    if (name !== undefined && name !== device.name) await Dexie.delete(name);
});

describe('the storage of a page that starts', () => {
  it('shows what was kept before without opening the databases; once the content is there they are open', async () => {
    await learnBefore();
    const { storage, opening, paint } = await start();
    expect(await storage.rows.get('start')).toMatchObject(row);
    expect(await storage.source.entries()).toEqual([]);
    expect(await storage.hashes()).toEqual(new Set(['start']));
    expect(await storage.drafts?.rows()).toMatchObject([{ text: 'Who else' }]);
    expect(opening).not.toHaveBeenCalled();
    paint();
    const { disk } = await storage.whole();
    expect(opening).toHaveBeenCalledOnce();
    expect(await storage.database?.()).toBe(disk?.db.name);
    expect(await storage.rows.get('start')).toMatchObject(row);
  });

  it('shows what waits without opening them, and hears what is settled elsewhere meanwhile (SYNC-16)', async () => {
    await learnBefore();
    await enqueue(deviceDb(), aNewEntry({ id: 'a', kind: 'bookmark.set' }));
    const { storage, opening, paint } = await start();
    const signal = vi.fn();
    const stop = storage.source.onChange(signal);
    expect(await storage.source.entries()).toMatchObject([{ id: 'a', state: 'waiting' }]);
    await deviceDb().outbox.where('id').equals('a').modify({ state: 'accepted', revision: 7 });
    announce({ type: 'settled', id: 'a', kind: 'bookmark.set', revision: 7 });
    await expect.poll(() => signal.mock.calls.length).toBe(1);
    expect(await storage.source.entries()).toMatchObject([{ id: 'a', state: 'accepted' }]);
    expect(opening).not.toHaveBeenCalled();
    paint();
    await expect.poll(() => signal.mock.calls.length).toBeGreaterThan(1);
    expect(await storage.source.entries()).toMatchObject([{ id: 'a', state: 'accepted' }]);
    stop();
  });

  it('opens them for a change that only the library can read', async () => {
    await learnBefore();
    await deviceDb()
      .table('outbox')
      .add({ ...columnsOf(AMAL), id: 'of another release', subject: 'list:1' });
    const { storage, opening } = await start();
    expect(await storage.source.entries()).toMatchObject([{ id: 'of another release' }]);
    expect(opening).toHaveBeenCalledOnce();
  });

  it('keeps what the learner does at once, and says it to whoever followed before', async () => {
    await learnBefore();
    const { storage } = await start();
    const signal = vi.fn();
    const stop = storage.source.onChange(signal);
    await storage.queue.enqueue(aNewEntry({ id: 'a' }));
    expect(await storage.source.entries()).toMatchObject([{ id: 'a', state: 'waiting' }]);
    await expect.poll(() => signal.mock.calls.length).toBeGreaterThan(0);
    stop();
    await storage.drafts?.keep({ name: 'message', at: 2, text: 'Who else lives here?' });
    const { disk } = await storage.whole();
    expect(disk && (await draftsOn(disk.db).rows())).toMatchObject([{ at: 2 }]);
  });

  it('lets no screen of a new device wait with an answer, and keeps it once the content is there', async () => {
    await signIn();
    const { storage, paint } = await start();
    expect(await storage.rows.keep(row)).toBe(row);
    expect(await storage.rows.get('start')).toBeUndefined();
    paint();
    await expect.poll(() => storage.rows.get('start')).toMatchObject(row);
  });

  it('has an answer on the disk before its screen is shown, where the person has a database', async () => {
    await learnBefore();
    const { storage, opening } = await start();
    await storage.rows.keep({ ...row, data: 'a newer page', asOf: 2 });
    const { rows, close } = await openWhole();
    expect(await rows.get('start')).toMatchObject({ data: 'a newer page', asOf: 2 });
    close();
    expect(opening).not.toHaveBeenCalled();
  });

  it('gives a later row of another tab for an answer that is older (SYNC-14)', async () => {
    await learnBefore();
    const { storage } = await start();
    expect(await storage.rows.keep({ ...row, data: 'as it was', asOf: 0 })).toMatchObject(row);
  });

  it('asks for the library again where it did not come, and says that a change was not kept meanwhile', async () => {
    await learnBefore();
    let isThere = false;
    const { storage } = await start(async () => {
      if (!isThere) throw new Error('Failed to fetch dynamically imported module');
      return openWhole();
    });
    await expect(storage.queue.enqueue(aNewEntry())).rejects.toThrow('Failed to fetch');
    expect(await storage.rows.get('start')).toMatchObject(row);
    isThere = true;
    await storage.queue.enqueue(aNewEntry({ id: 'a' }));
    expect(await storage.source.entries()).toMatchObject([{ id: 'a' }]);
  });

  it('opens nothing after it was closed, and what it was opening is closed by then', async () => {
    await signIn();
    const { storage } = await start();
    const opening = storage.whole();
    await storage.close();
    expect((await opening).disk?.db.isOpen()).toBe(false);
    await expect(storage.queue.enqueue(aNewEntry())).rejects.toThrow('closed');
  });

  it('reads by the library where its own connection was cut', async () => {
    await learnBefore();
    const first = await openFirstRows(AMAL, TOKENS);
    if (first === undefined) throw new Error('This is no ordinary start.');
    const storage = startedStorage({ first, open: openWhole, later: new Promise(() => {}) });
    started.push(storage);
    first.close();
    expect(await storage.rows.get('start')).toMatchObject(row);
  });
});
