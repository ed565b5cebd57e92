import Dexie from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPageSession, writePageSession } from '#device/session/session.ts';
import type { Account } from '#offline/account.ts';
import { deviceDb } from '#offline/device-db.ts';
import { openAccountDb } from '#offline/rows/account-db.ts';
import { enterOrLeave } from '#offline/session/enter-or-leave.ts';
import { mirrorSession } from '#offline/session/session-row.ts';
import { someLocks } from '#tests/support/device/locks.ts';
import { aStorage } from '#tests/support/device/page-storage.ts';
import { openWire } from '#tests/support/network/wire.ts';
import { createWire } from '#wire/graphql.ts';
import { leave, tidy } from './leaving.ts';

openWire();
const AMAL: Account = { viewerId: '1-amal', organisation: '1' };
const TOKENS = { jwt: `x.${btoa(JSON.stringify({ sub: '1-amal', iat: 1, exp: 2 }))}.x`, refreshToken: 'refresh' };
const REFUSED = { because: 'refused', unsent: 'lock', keepCourseFiles: false } as const;

/** Nothing is asked of the campus here: a request would fail its test. */
const nowhere = createWire({
  endpoint: 'http://lantern.localhost/graphql',
  fetch: (input, init) => fetch(input, init),
  languageId: () => undefined,
  session: { read: async () => undefined, write: async () => {} },
});
const device = deviceDb();
const signedIn = (): Account | undefined => (readPageSession() === undefined ? undefined : AMAL);

/** As a login does: while nobody is being taken away. */
const logIn = (): Promise<void> =>
  enterOrLeave(async () => {
    writePageSession(TOKENS);
    await mirrorSession(device, TOKENS, '1');
  });

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', { locks: someLocks() });
});
afterEach(async () => {
  for (const { database } of await device.owners.toArray()) await Dexie.delete(database);
  await Promise.all(device.tables.map((table) => table.clear()));
  vi.unstubAllGlobals();
});

it('who logs in while their own leftovers are taken away waits, and keeps what they begin', async () => {
  const { name: before } = await openAccountDb(device, AMAL);
  let goOn = (): void => {};
  const held = new Promise<boolean>((resolve) => {
    goOn = () => resolve(true);
  });
  const drop = vi.fn(() => held);
  vi.stubGlobal('caches', { delete: drop });
  const tidied = [tidy(nowhere, signedIn), tidy(nowhere, signedIn)];
  await vi.waitFor(() => expect(drop).toHaveBeenCalled());
  const entered = logIn().then(() => openAccountDb(device, AMAL));
  // A question to the disk takes longer than a login that waits for nobody.
  await device.owners.count();
  expect(readPageSession()).toBeUndefined();
  goOn();
  const { name: after } = await entered;
  await Promise.all(tidied);
  expect(after).not.toBe(before);
  expect((await device.owners.toArray()).map(({ database }) => database)).toEqual([after]);
  expect(await device.session.count()).toBe(1);
});

it('a tab that is still leaving takes nothing of the same person who has logged in meanwhile in another', async () => {
  const { name } = await openAccountDb(device, AMAL);
  await logIn();
  let left: Promise<void> | undefined;
  await enterOrLeave(async () => {
    left = leave(nowhere, AMAL, REFUSED);
    await vi.waitFor(async () => expect(await device.session.count()).toBe(0));
    writePageSession(TOKENS);
    await mirrorSession(device, TOKENS, '1');
  });
  await left;
  expect(await device.session.count()).toBe(1);
  expect((await device.owners.toArray()).map(({ database }) => database)).toEqual([name]);
});
