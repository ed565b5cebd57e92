import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCampus, LANTERN, type TestCampus } from '#tests/support/campus/campus.ts';
import { someLocks } from '#tests/support/device/locks.ts';
import { createWire } from '#wire/graphql.ts';
import type { Tokens } from '#wire/session-store.ts';
import { isRenewalDue, renewSession } from './renew-session.ts';

const MINUTE = 60_000;

describe('the renewal of a session', () => {
  let campus: TestCampus;
  let asked = 0;
  let lost: () => boolean = () => false;
  const kept: { tokens: Tokens } = { tokens: { jwt: '', refreshToken: '' } };
  beforeEach(async () => {
    campus = await aCampus();
    const { token: jwt, refreshToken } = await campus.login('amal');
    Object.assign(kept, { tokens: { jwt, refreshToken } });
    asked = 0;
    lost = () => false;
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await campus.close();
  });

  /** A tab or the worker: all share one store of tokens. */
  const aContext = () => {
    const session = {
      read: async () => kept.tokens,
      write: async (tokens: Tokens) => {
        kept.tokens = tokens;
      },
    };
    let isOut = false;
    const wire = createWire({
      endpoint: `${LANTERN}/graphql`,
      fetch: async (input, init) => {
        asked += 1;
        const answer = await campus.server.fetch(new Request(input, init));
        if (lost()) throw new TypeError('Failed to fetch');
        return answer;
      },
      session,
      languageId: () => undefined,
      onSignedOut: () => {
        isOut = true;
      },
    });
    const renew = (refused?: string) => renewSession({ session, wire, now: () => campus.now().getTime() }, refused);
    return { renew, isOut: () => isOut };
  };

  it('is due past half of the token’s life', async () => {
    expect(await aContext().renew()).toBe('fresh');
    campus.later(8 * MINUTE);
    expect(isRenewalDue(kept.tokens.jwt, campus.now().getTime())).toBe(true);
    expect(await aContext().renew()).toBe('renewed');
    expect(await aContext().renew()).toBe('fresh');
  });

  it.each([
    ['under one lock, with one request a round', true],
    ['without a lock', false],
  ])('by ten tabs and the worker at expiry, a hundred times, logs nobody out: %s', async (_, hasLocks) => {
    vi.stubGlobal('navigator', hasLocks ? { locks: someLocks() } : {});
    const contexts = Array.from({ length: 11 }, aContext);
    for (let round = 0; round < 100; round += 1) {
      campus.later(16 * MINUTE);
      const came = await Promise.all(contexts.map(({ renew }) => renew()));
      expect(came).toContain('renewed');
      expect(came).not.toContain('later');
    }
    expect(contexts.filter(({ isOut }) => isOut())).toEqual([]);
    if (hasLocks) expect(asked).toBe(100);
  });

  it('asks about a token that the campus did not take, however fresh, and about no older one', async () => {
    const { renew } = aContext();
    expect(await renew('an older one')).toBe('fresh');
    expect(asked).toBe(0);
    expect(await renew(kept.tokens.jwt)).toBe('later');
    expect(asked).toBe(1);
  });

  it('whose answer is lost logs nobody out, whenever the device asks again', async () => {
    const context = aContext();
    for (let round = 0; round < 10; round += 1) {
      campus.later(16 * MINUTE);
      lost = () => true;
      expect(await context.renew()).toBe('later');
      lost = () => false;
      campus.later(90 * MINUTE);
      expect(await context.renew()).toBe('renewed');
    }
    expect(context.isOut()).toBe(false);
  });
});
