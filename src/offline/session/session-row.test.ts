import { describe, expect, it } from 'vitest';
import { aDeviceDb } from '#tests/support/device/entries.ts';
import { accountOfSession, clearSessionRow, mirrorSession, readSessionRow, rowSessionStore } from './session-row.ts';

const jwt = (sub: string, iat: number): string => `e30.${btoa(JSON.stringify({ sub, iat, exp: iat + 900 }))}.signature`;
const tokens = (sub: string, iat: number) => ({ jwt: jwt(sub, iat), refreshToken: `refresh-${iat}` });

const AMAL = { viewerId: 'amal', organisation: '1' };

describe('the mirror of the session', () => {
  it('holds the later of two tokens of one person, in whatever order they arrive', async () => {
    const device = aDeviceDb();
    await mirrorSession(device, tokens('amal', 200), '1');
    await mirrorSession(device, tokens('amal', 100), '1');
    expect(await readSessionRow(device)).toMatchObject(tokens('amal', 200));
    await mirrorSession(device, tokens('amal', 300), '1');
    expect(await readSessionRow(device)).toMatchObject(tokens('amal', 300));
  });

  it('takes the next person over, also with an earlier token', async () => {
    const device = aDeviceDb();
    await mirrorSession(device, tokens('amal', 200), '1');
    await mirrorSession(device, tokens('olena', 100), '1');
    expect(await accountOfSession(device)).toEqual({ viewerId: 'olena', organisation: '1' });
  });

  it('is not written by a page whose person has left while it waited for the disk', async () => {
    const device = aDeviceDb();
    await mirrorSession(device, tokens('amal', 100), '1');
    let isThere = true;
    const leaving = clearSessionRow(device);
    isThere = false;
    const late = mirrorSession(device, tokens('amal', 200), '1', () => isThere);
    await Promise.all([leaving, late]);
    expect(await readSessionRow(device)).toBeUndefined();
  });

  it('is not cleared by what comes late and finds somebody signed in', async () => {
    const device = aDeviceDb();
    await mirrorSession(device, tokens('amal', 100), '1');
    await clearSessionRow(device, () => false);
    expect(await accountOfSession(device)).toEqual({ viewerId: 'amal', organisation: '1' });
    await clearSessionRow(device, () => true);
    expect(await readSessionRow(device)).toBeUndefined();
  });

  it('keeps nothing that is not a token', async () => {
    const device = aDeviceDb();
    await mirrorSession(device, { jwt: 'nonsense', refreshToken: 'r' }, '1');
    expect(await readSessionRow(device)).toBeUndefined();
    expect(await accountOfSession(device)).toBeUndefined();
  });

  it('is what the worker reads and renews', async () => {
    const device = aDeviceDb();
    const store = rowSessionStore(device, AMAL);
    expect(await store.read()).toBeUndefined();
    await mirrorSession(device, tokens('amal', 100), '1');
    expect(await store.read()).toEqual(tokens('amal', 100));
    await store.write(tokens('amal', 200));
    expect(await store.read()).toEqual(tokens('amal', 200));
  });

  it('is not brought back by an answer that arrives after the logout', async () => {
    const device = aDeviceDb();
    const store = rowSessionStore(device, AMAL);
    await mirrorSession(device, tokens('amal', 100), '1');
    await clearSessionRow(device);
    await store.write(tokens('amal', 200));
    expect(await readSessionRow(device)).toBeUndefined();
  });

  it('is nobody else’s: after another login the first person reads and renews nothing', async () => {
    const device = aDeviceDb();
    const store = rowSessionStore(device, AMAL);
    await mirrorSession(device, tokens('amal', 100), '1');
    await clearSessionRow(device);
    await mirrorSession(device, tokens('olena', 150), '1');
    expect(await store.read()).toBeUndefined();
    await store.write(tokens('amal', 200));
    expect(await accountOfSession(device)).toEqual({ viewerId: 'olena', organisation: '1' });
  });

  it('is not brought back by an answer that arrives with the logout', async () => {
    const device = aDeviceDb();
    await mirrorSession(device, tokens('amal', 100), '1');
    await Promise.all([rowSessionStore(device, AMAL).write(tokens('amal', 200)), clearSessionRow(device)]);
    expect(await readSessionRow(device)).toBeUndefined();
  });
});
