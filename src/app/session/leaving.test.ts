import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryFor } from '#cache/send.ts';
import { LANGUAGE_IDS } from '#campus/languages.ts';
import { REFRESH_SLIDING_DAYS } from '#campus/limits.ts';
import { readPageSession, writePageSession } from '#device/session/session.ts';
import { setLanguage } from '#features/session/mutations.ts';
import { type Account, columnsOf } from '#offline/account.ts';
import { deviceDb } from '#offline/device-db.ts';
import { bringBack } from '#offline/locked/bring-back.ts';
import { keepLockKey } from '#offline/locked/lock-work.ts';
import { CACHES, savedCacheOf } from '#offline/names.ts';
import { enqueue, entriesOf } from '#offline/outbox/outbox.ts';
import { drainOnce, wake } from '#offline/outbox/sender.ts';
import { openAccountDb } from '#offline/rows/account-db.ts';
import { mirrorSession } from '#offline/session/session-row.ts';
import { aCampus, LANTERN, type TestCampus } from '#tests/support/campus/campus.ts';
import { aNewEntry } from '#tests/support/device/entries.ts';
import { aStorage } from '#tests/support/device/page-storage.ts';
import { createWire, type Wire } from '#wire/graphql.ts';
import { leave, tidy } from './leaving.ts';

const AMAL: Account = { viewerId: '1-amal', organisation: '1' };
const OLENA: Account = { viewerId: '1-olena', organisation: '1' };

function someCaches() {
  const kept = new Map<string, string[]>();
  return { kept, delete: async (name: string) => kept.delete(name) };
}

describe('a logout', () => {
  let campus: TestCampus;
  let cut = false;
  let wire: Wire;
  let bare: Wire;
  let tokens: { jwt: string; refreshToken: string };
  const local = () => globalThis.localStorage;
  const closed: string[] = [];
  const cookies = new Map<string, string>();
  const store = { caches: someCaches(), badge: true };

  beforeEach(async () => {
    campus = await aCampus();
    cut = false;
    Object.assign(store, { caches: someCaches(), badge: true });
    closed.length = 0;
    vi.stubGlobal('localStorage', aStorage());
    vi.stubGlobal('sessionStorage', aStorage());
    vi.stubGlobal('caches', store.caches);
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('cookieStore', {
      getAll: async () => [...cookies.keys()].map((name) => ({ name })),
      delete: async (name: string) => void cookies.delete(name),
    });
    vi.stubGlobal('navigator', {
      serviceWorker: {
        getRegistration: async () => ({
          getNotifications: async () => [{ close: () => closed.push('a-canary') }],
        }),
      },
      clearAppBadge: async () => {
        store.badge = false;
      },
    });
    const { token: jwt, refreshToken } = await campus.login('amal');
    tokens = { jwt, refreshToken };
    const fetchCampus = async (input: RequestInfo | URL, init?: RequestInit) => {
      if (cut) throw new TypeError('Failed to fetch');
      return campus.server.fetch(new Request(input, init));
    };
    const parts = { endpoint: `${LANTERN}/graphql`, fetch: fetchCampus, languageId: () => undefined };
    wire = createWire({ ...parts, session: { read: async () => tokens, write: async () => {} } });
    bare = createWire({ ...parts, session: { read: async () => undefined, write: async () => {} } });
    writePageSession(tokens);
    await begin();
  });

  const begin = () => mirrorSession(deviceDb(), tokens, '1');

  afterEach(async () => {
    vi.unstubAllGlobals();
    const device = deviceDb();
    for (const { database } of await device.owners.toArray()) await Dexie.delete(database);
    await Promise.all(device.tables.map((table) => table.clear()));
    await campus.close();
  });

  /** Everything that this device keeps, as text. */
  const dump = async (): Promise<string> => {
    const found: unknown[] = [{ ...local() }, { ...globalThis.sessionStorage }, [...cookies], [...store.caches.kept]];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Dexie(name).open();
      for (const table of db.tables) found.push(name, await table.toArray());
      db.close();
    }
    return JSON.stringify(found, (_, value) =>
      value instanceof ArrayBuffer ? Buffer.from(value).toString('latin1') : value,
    );
  };

  const CANARIES = Array.from({ length: 40 }, (_, n) => `canary-${n}-of-amal`);

  /** Puts canaries wherever something of a person can lie. */
  const live = async (): Promise<void> => {
    const [forStorage, forSession, forCookies, forAnswers, forWork] = [0, 8, 16, 24, 32].map((from) =>
      CANARIES.slice(from, from + 8),
    );
    for (const word of forStorage ?? []) local().setItem(`key ${word}`, word);
    for (const word of forSession ?? []) globalThis.sessionStorage.setItem(word, word);
    for (const word of forCookies ?? []) cookies.set(word, word);
    const device = deviceDb();
    const db = await openAccountDb(device, AMAL);
    for (const word of forAnswers ?? []) {
      await db.answers.put({ hash: word, key: [word], data: word, asOf: 1, at: 1, shape: 1, saved: false });
      store.caches.kept.set(savedCacheOf(db.name), [word]);
      store.caches.kept.set(CACHES.images, [word]);
    }
    for (const word of forWork ?? [])
      await enqueue(device, aNewEntry({ id: word, input: { word }, ...columnsOf(AMAL) }));
  };

  it.each([
    ['online, with what is unsent locked', false, 'lock'],
    ['offline, with what is unsent locked', true, 'lock'],
    ['offline, with what is unsent discarded', true, 'discard'],
  ] as const)('%s leaves not one of forty canaries on the device', async (_, isCut, unsent) => {
    await bringBack(deviceDb(), wire, AMAL);
    await live();
    local().setItem('language', 'ar');
    for (const word of CANARIES) expect(await dump()).toContain(word);
    cut = isCut;
    await leave(bare, AMAL, { because: 'asked', unsent, keepCourseFiles: false });
    const left = await dump();
    expect(CANARIES.filter((word) => left.includes(word))).toEqual([]);
    for (const word of ['1-amal', tokens.jwt]) expect(left).not.toContain(word);
    expect({ ...local() }).toEqual({ language: 'ar' });
    expect({ closed, badge: store.badge }).toEqual({ closed: ['a-canary'], badge: false });
  });

  it('keeps pictures of courses for the next person where the learner says so, and no file that they saved', async () => {
    await live();
    await leave(bare, AMAL, { because: 'asked', unsent: 'discard', keepCourseFiles: true });
    expect([...store.caches.kept.keys()]).toEqual([CACHES.images]);
  });

  it('forgets cookies too where the browser has no Cookie Store', async () => {
    vi.stubGlobal('cookieStore', undefined);
    Reflect.deleteProperty(globalThis, 'cookieStore');
    const jar = new Map([
      ['one', 'canary-1'],
      ['two', 'canary-2=with more'],
    ]);
    vi.stubGlobal('document', {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        const [, name = ''] = /^([^=]+)=; path=\/; max-age=0$/.exec(text) ?? [];
        jar.delete(name);
      },
    });
    await leave(bare, AMAL, { because: 'asked', unsent: 'discard', keepCourseFiles: false });
    expect([...jar]).toEqual([]);
  });

  const who = async () => (await campus.ask({ query: '{ viewer { id } }', refreshToken: tokens.refreshToken })).status;

  it('ends the session at the campus at once', async () => {
    await leave(bare, AMAL, { because: 'asked', unsent: 'lock', keepCourseFiles: false });
    expect(await who()).toBe(401);
    expect(await deviceDb().revocations.count()).toBe(0);
  });

  it('without a network is sent to the campus by whoever starts the app next, once', async () => {
    cut = true;
    await leave(bare, AMAL, { because: 'asked', unsent: 'lock', keepCourseFiles: false });
    await tidy(bare, () => undefined);
    expect(await deviceDb().revocations.count()).toBe(1);
    cut = false;
    await tidy(bare, () => OLENA);
    expect(await who()).toBe(401);
    expect((await campus.ask({ query: '{ viewer { id } }', token: tokens.jwt })).status).toBe(401);
    expect(await deviceDb().revocations.count()).toBe(0);
  });

  it('is tidied up after late, and leaves alone who has logged in meanwhile', async () => {
    const device = deviceDb();
    await openAccountDb(device, AMAL);
    await openAccountDb(device, OLENA);
    await enqueue(device, aNewEntry({ id: 'first', ...columnsOf(AMAL) }));
    await tidy(bare, () => (readPageSession() === undefined ? undefined : AMAL));
    expect((await device.session.toArray()).map(({ viewerId }) => viewerId)).toEqual(['1-amal']);
    expect((await device.owners.toArray()).map(({ owner }) => owner)).toEqual(['1-amal']);
    // Nobody was signed in when the tidying began, and somebody is when it comes to their database.
    const found = [undefined, AMAL];
    await tidy(bare, () => (found.length > 1 ? found.shift() : found[0]));
    expect((await device.owners.toArray()).map(({ owner }) => owner)).toEqual(['1-amal']);
    expect((await entriesOf(device, AMAL)).map(({ id }) => id)).toEqual(['first']);
  });

  it('that could never be sent is forgotten when the token has ended by itself', async () => {
    cut = true;
    await leave(bare, AMAL, { because: 'asked', unsent: 'lock', keepCourseFiles: false });
    await deviceDb()
      .revocations.toCollection()
      .modify((row) => {
        row.at -= (REFRESH_SLIDING_DAYS + 1) * 24 * 60 * 60 * 1000;
      });
    await tidy(bare, () => undefined);
    expect(await deviceDb().revocations.count()).toBe(0);
  });

  it('by the server locks likewise, and the same person’s next login has everything again', async () => {
    await bringBack(deviceDb(), wire, AMAL);
    const device = deviceDb();
    for (const id of ['a', 'b', 'c']) await enqueue(device, aNewEntry({ id, ...columnsOf(AMAL) }));
    await leave(bare, AMAL, { because: 'refused', unsent: 'lock', keepCourseFiles: false });
    expect(await device.outbox.count()).toBe(0);
    const other = await campus.login('olena');
    const mine = { ...tokens };
    Object.assign(tokens, { jwt: other.token, refreshToken: other.refreshToken });
    await begin();
    await bringBack(deviceDb(), wire, OLENA);
    expect(await device.outbox.count()).toBe(0);
    await leave(bare, OLENA, { because: 'asked', unsent: 'lock', keepCourseFiles: false });
    Object.assign(tokens, mine);
    await begin();
    await bringBack(deviceDb(), wire, AMAL);
    expect((await entriesOf(device, AMAL)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('whose key the campus cannot give now loses nothing: the key comes with the next connection', async () => {
    const device = deviceDb();
    await keepLockKey(device, AMAL, await viewerKey());
    await enqueue(device, aNewEntry({ id: 'a', ...columnsOf(AMAL) }));
    await leave(bare, AMAL, { because: 'refused', unsent: 'lock', keepCourseFiles: false });
    await begin();
    cut = true;
    expect(await bringBack(deviceDb(), wire, AMAL)).toBe('later');
    expect(await device.outbox.count()).toBe(0);
    cut = false;
    expect(await bringBack(deviceDb(), wire, AMAL)).toBe('back');
    expect(await device.outbox.count()).toBe(1);
  });

  it('leaves behind what is sent before anything that was done after the next login', async () => {
    const device = deviceDb();
    await keepLockKey(device, AMAL, await viewerKey());
    const languageChange = (language: 'tr' | 'de') => entryFor(setLanguage, { language }, AMAL);
    await enqueue(device, languageChange('tr'));
    await leave(bare, AMAL, { because: 'refused', unsent: 'lock', keepCourseFiles: false });
    await begin();
    cut = true;
    await bringBack(device, wire, AMAL);
    await enqueue(device, languageChange('de'));
    const account = async () => AMAL;
    await drainOnce({ device, wire, account });
    expect((await entriesOf(device, AMAL)).map(({ state }) => state)).toEqual(['waiting']);
    cut = false;
    await wake({ device, account });
    await drainOnce({ device, wire, account });
    expect((await entriesOf(device, AMAL)).map(({ input, state }) => [input, state])).toEqual([
      [{ language: 'tr' }, 'accepted'],
      [{ language: 'de' }, 'accepted'],
    ]);
    const { body } = await campus.ask({ query: '{ viewer { preferredLanguage { id } } }', token: tokens.jwt });
    expect(body.data.viewer.preferredLanguage.id).toBe(LANGUAGE_IDS.de);
  });

  const viewerKey = async () => {
    const { body } = await campus.ask({ query: '{ viewer { lockKey { id key } } }', token: tokens.jwt });
    return { id: String(body.data.viewer.lockKey.id), key: String(body.data.viewer.lockKey.key) };
  };
});
