import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '#wire/campus-failure.ts';
import type { Tokens } from '#wire/session-store.ts';
import { clearPageSession, pageSessionStore, readPageSession, readSessionEnd, writePageSession } from './session.ts';

const jwt = (sub: string, iat: number): string => `e30.${btoa(JSON.stringify({ sub, iat, exp: iat + 900 }))}.signature`;
const tokens = (sub: string, iat: number): Tokens => ({ jwt: jwt(sub, iat), refreshToken: `${sub}-${iat}` });

/** A device with a row that can be slow; what was written is noted in its order. */
function aPage() {
  const writes: string[] = [];
  const row: { kept: Tokens | undefined; slow: Promise<void> } = { kept: undefined, slow: Promise.resolve() };
  const store = pageSessionStore({
    mirror: async (next, isCurrent) => {
      await row.slow;
      if (!isCurrent()) return;
      writes.push(`row ${next.refreshToken}, page ${readPageSession()?.refreshToken}`);
      row.kept = next;
    },
    renewed: async () => row.kept,
  });
  return { store, row, writes };
}

describe('the session of a page', () => {
  beforeEach(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const kept = new Map<string, string>();
      const area = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      };
      vi.stubGlobal(name, new Proxy(area, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => SHOWN }));
    }
  });
  afterEach(() => vi.unstubAllGlobals());
  const SHOWN = { enumerable: true, configurable: true };

  it('is written to local storage first at a login, and to the row of the worker first at a renewal', async () => {
    const { store, writes } = aPage();
    await store.begin(tokens('amal', 100));
    await store.write(tokens('amal', 200));
    expect(writes).toEqual(['row amal-100, page amal-100', 'row amal-200, page amal-100']);
    expect(await store.read()).toEqual(expect.objectContaining(tokens('amal', 200)));
  });

  it('takes over what the worker renewed while this page slept, before a token leaves the device', async () => {
    writePageSession(tokens('amal', 100));
    const { store, row } = aPage();
    row.kept = tokens('amal', 200);
    expect(await store.read()).toEqual(expect.objectContaining(tokens('amal', 200)));
    expect(readPageSession()?.refreshToken).toBe('amal-200');
  });

  it('is not brought back by an answer that comes after the logout, however slow the disk is', async () => {
    writePageSession(tokens('amal', 100));
    const { store, row } = aPage();
    let turn = (): void => {};
    row.slow = new Promise((resolve) => {
      turn = resolve;
    });
    const late = store.write(tokens('amal', 200));
    clearPageSession('asked');
    turn();
    await late;
    expect([row.kept, readPageSession()]).toEqual([undefined, undefined]);
  });

  it('leaves behind why it ended, for the other tabs, until the next login', () => {
    writePageSession(tokens('amal', 100));
    clearPageSession('refused');
    expect(readSessionEnd()).toBe('refused');
    writePageSession(tokens('amal', 200));
    clearPageSession('asked');
    expect(readSessionEnd()).toBe('asked');
  });

  it('is never another person’s: after their login elsewhere nothing is sent or renewed from here', async () => {
    writePageSession(tokens('amal', 100));
    const { store, row } = aPage();
    writePageSession(tokens('olena', 150));
    expect(await store.read().catch(failureOf)).toEqual({ kind: 'signed-out' });
    await store.write(tokens('amal', 200));
    expect(row.kept).toBeUndefined();
    expect(readPageSession()?.viewerId).toBe('olena');
  });

  it('is nobody’s on a page of a visitor, also when somebody logs in elsewhere', async () => {
    const { store } = aPage();
    writePageSession(tokens('olena', 150));
    expect(await store.read()).toBeUndefined();
  });
});
