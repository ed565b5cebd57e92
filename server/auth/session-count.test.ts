import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REFRESH_SLIDING_DAYS } from '#campus/limits.ts';
import { SESSIONS_MAX } from '#campus/own-limits.ts';
import { sweep } from '#server/store/database/sweep.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { beginSession } from './refresh-token.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WHO = '{ viewer { id sessions { id } } }';
const LOGOUT = 'mutation ($refreshToken: String!) { deleteRefreshToken(id: $refreshToken) { success } }';

describe('the sessions of one person', () => {
  let campus: TestCampus;
  beforeEach(async () => {
    campus = await aCampus();
  });
  afterEach(() => campus.close());

  const rowsOf = async (table: 'session' | 'refresh_token') =>
    (await campus.test.store.read.selectFrom(table).selectAll().execute()).length;
  const statusOf = async (token: string) => (await campus.ask({ query: WHO, token })).status;
  const beginMany = (count: number) =>
    campus.test.store.transaction(async (trx) => {
      const session = { personId: '1-amal', organisationId: '1', mobile: true, fingerprint: null, now: campus.now() };
      for (let begun = 0; begun < count; begun += 1) await beginSession(trx, session);
    });

  it('are so many at most: where another begins, the one that was used longest ago ends', async () => {
    const oldest = await campus.login('amal');
    campus.later(MINUTE);
    const second = await campus.login('amal');
    campus.later(MINUTE);
    await beginMany(SESSIONS_MAX - 2);
    expect(await statusOf(oldest.token)).toBe(200);
    campus.later(MINUTE);
    const another = await campus.login('amal');
    expect(await Promise.all([oldest, second, another].map(({ token }) => statusOf(token)))).toEqual([401, 200, 200]);
    const { body } = await campus.ask({ query: WHO, token: another.token });
    expect(body.data.viewer.sessions).toHaveLength(SESSIONS_MAX);
  });

  it('are deleted a day after they ended, and once nobody can renew them any more; the others go on', async () => {
    const before = [await rowsOf('session'), await rowsOf('refresh_token')];
    const { refreshToken } = await campus.login('amal');
    await campus.ask({ query: LOGOUT, variables: { refreshToken } });
    await campus.login('amal');
    await sweep(campus.test.store, campus.now());
    expect(await rowsOf('session'), 'just ended').toBe((before[0] ?? 0) + 2);
    campus.later(DAY + MINUTE);
    await sweep(campus.test.store, campus.now());
    expect([await rowsOf('session'), await rowsOf('refresh_token')]).toEqual(before.map((count) => count + 1));
    campus.later(REFRESH_SLIDING_DAYS * DAY);
    await sweep(campus.test.store, campus.now());
    expect([await rowsOf('session'), await rowsOf('refresh_token')]).toEqual([0, 0]);
  });
});
