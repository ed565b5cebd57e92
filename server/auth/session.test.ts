import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFRESH_ABSOLUTE_DAYS, REFRESH_SLIDING_DAYS } from '#campus/limits.ts';
import { aCampus, NORDLICHT, type TestCampus, type Tokens } from '#tests/support/campus/campus.ts';

const WHO = '{ viewer { id } }';
const END = `mutation ($refreshToken: String!, $jwt: String!) {
  deleteRefreshToken(id: $refreshToken) { success }
  blacklistToken(token: $jwt) { success }
}`;
const LOGIN = `mutation ($email: String!, $password: String!, $orgId: ID) {
  login(email: $email, password: $password, orgId: $orgId) { errors { message } token refreshToken }
}`;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a session', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());

  const who = (tokens: Partial<Tokens>, origin?: string) =>
    campus.ask({ query: WHO, ...tokens, ...(origin === undefined ? {} : { origin }) });
  const renewed = (headers: Headers): Tokens => ({
    token: headers.get('renewed-token') ?? '',
    refreshToken: headers.get('renewed-refresh-token') ?? '',
  });

  it('is nobody’s without a token', async () => {
    const { status, body } = await who({});
    expect({ status, id: body.data.viewer.id, asOf: body.extensions.asOf }).toEqual({ status: 200, id: null, asOf: 0 });
  });

  it('begins with the right password, whatever the letters and spaces of the e-mail', async () => {
    const variables = { email: ' AMAL@lantern.EXAMPLE ', password: 'lantern-demo-1', orgId: '1' };
    const { token } = (await campus.ask({ query: LOGIN, variables })).body.data.login;
    expect((await who({ token })).body.data.viewer.id).toBe('1-amal');
  });

  it.each([
    ['a wrong password', 'amal@lantern.example', 'lantern-demo-2'],
    ['a password with a space too many', 'amal@lantern.example', ' lantern-demo-1'],
    ['an e-mail that nobody has', 'nobody@lantern.example', 'lantern-demo-1'],
    ['an e-mail of another length than any', `${'x'.repeat(300)}@lantern.example`, 'lantern-demo-1'],
  ])('does not begin with %s', async (_, email, password) => {
    const { status, body } = await campus.ask({ query: LOGIN, variables: { email, password } });
    expect(status).toBe(200);
    expect(body.data.login).toEqual({ errors: [{ message: 'login.wrong' }], token: null, refreshToken: null });
  });

  it('does not begin for an account that no password was set for', async () => {
    const variables = { email: 'amal@lantern.example', password: 'lantern-demo-1' };
    const { body } = await campus.ask({ query: LOGIN, variables, origin: NORDLICHT });
    expect(body.data.login.errors).toEqual([{ message: 'login.wrong' }]);
  });

  it('is renewed on the way past half of the token’s life, and not before', async () => {
    const tokens = await campus.login('amal');
    expect((await who(tokens)).headers.get('renewed-token')).toBeNull();
    campus.later(8 * MINUTE);
    const answer = await who(tokens);
    expect(answer.body.data.viewer.id).toBe('1-amal');
    expect(renewed(answer.headers).refreshToken).not.toBe(tokens.refreshToken);
    expect((await who(renewed(answer.headers))).status).toBe(200);
  });

  it('goes by a clock that each answer tells, as its date', async () => {
    const response = async () => Date.parse((await who({})).headers.get('date') ?? '');
    const before = await response();
    campus.later(16 * MINUTE);
    expect((await response()) - before).toBeGreaterThanOrEqual(16 * MINUTE);
  });

  it('is answered with an expired token beside a good refresh token, and not without', async () => {
    const tokens = await campus.login('amal');
    campus.later(16 * MINUTE);
    expect((await who({ token: tokens.token })).status).toBe(401);
    const answer = await who(tokens);
    expect(answer.status).toBe(200);
    expect(renewed(answer.headers).token).not.toBe('');
  });

  it('gives ten that renew at once the same successor', async () => {
    const tokens = await campus.login('amal');
    campus.later(16 * MINUTE);
    const answers = await Promise.all(Array.from({ length: 10 }, () => who(tokens)));
    const successors = new Set(answers.map(({ headers }) => renewed(headers).refreshToken));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(successors.size).toBe(1);
  });

  it('gives the same successor again within a minute, also when it was used meanwhile', async () => {
    const tokens = await campus.login('amal');
    campus.later(16 * MINUTE);
    const first = renewed((await who(tokens)).headers);
    await who({ refreshToken: first.refreshToken });
    campus.later(MINUTE - 1000);
    expect(renewed((await who(tokens)).headers).refreshToken).toBe(first.refreshToken);
  });

  it('goes on when the renewing answer was lost, however late the device asks again', async () => {
    const tokens = await campus.login('amal');
    campus.later(16 * MINUTE);
    const lost = renewed((await who(tokens)).headers);
    for (const wait of [2 * MINUTE, 3 * 60 * MINUTE, 9 * DAY]) {
      campus.later(wait);
      const again = await who(tokens);
      expect(again.status).toBe(200);
      expect(renewed(again.headers).refreshToken).toBe(lost.refreshToken);
    }
    const received = renewed((await who(tokens)).headers);
    expect((await who(received)).status).toBe(200);
  });

  it('goes on when a lost renewal is asked for anew by several requests at once, and one shows the successor first', async () => {
    const tokens = await campus.login('amal');
    campus.later(16 * MINUTE);
    await who(tokens);
    campus.later(2 * MINUTE);
    const first = renewed((await who(tokens)).headers);
    expect((await who(first)).status).toBe(200);
    // Sent together with the first, and arrived after it was answered and used.
    const second = await who(tokens);
    expect([second.status, renewed(second.headers).refreshToken]).toEqual([200, first.refreshToken]);
    campus.later(2 * MINUTE);
    expect((await who({ refreshToken: tokens.refreshToken })).status).toBe(401);
  });

  it('goes on through many lost answers in a row, each renewal lost once', async () => {
    let tokens = await campus.login('amal');
    for (let round = 0; round < 20; round += 1) {
      campus.later(16 * MINUTE);
      await who(tokens);
      campus.later(2 * MINUTE);
      const { status, headers } = await who(tokens);
      expect(status).toBe(200);
      tokens = renewed(headers);
    }
  });

  it('loses nobody when ten tabs and a worker come at once, a hundred times', async () => {
    let tokens = await campus.login('amal');
    for (let round = 0; round < 100; round += 1) {
      campus.later(16 * MINUTE);
      const answers = await Promise.all(Array.from({ length: 11 }, () => who(tokens)));
      expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
      const next = answers.map(({ headers }) => renewed(headers));
      expect(new Set(next.map(({ refreshToken }) => refreshToken)).size).toBe(1);
      tokens = next[round % next.length] ?? tokens;
    }
  });

  it('ends as a whole when a spent refresh token comes back after its grace', async () => {
    const tokens = await campus.login('amal');
    campus.later(16 * MINUTE);
    const successor = renewed((await who(tokens)).headers);
    expect((await who(successor)).status).toBe(200);
    campus.later(2 * MINUTE);
    expect((await who({ refreshToken: tokens.refreshToken })).status).toBe(401);
    expect((await who(successor)).status).toBe(401);
  });

  it('slides while it is used, and ends after the absolute time all the same', async () => {
    let tokens = await campus.login('amal');
    const steps = Math.floor(REFRESH_ABSOLUTE_DAYS / (REFRESH_SLIDING_DAYS - 1));
    for (let step = 0; step < steps; step += 1) {
      campus.later((REFRESH_SLIDING_DAYS - 1) * DAY);
      const answer = await who(tokens);
      expect(answer.status).toBe(200);
      tokens = renewed(answer.headers);
    }
    campus.later((REFRESH_SLIDING_DAYS - 1) * DAY);
    expect((await who(tokens)).status).toBe(401);
  });

  it('ends when nobody used it for longer than it slides', async () => {
    const tokens = await campus.login('amal');
    campus.later((REFRESH_SLIDING_DAYS + 1) * DAY);
    expect((await who(tokens)).status).toBe(401);
  });

  it('ends at once by logging out, and a second logout is answered like the first', async () => {
    const tokens = await campus.login('amal');
    const end = () =>
      campus.ask({ query: END, variables: { refreshToken: tokens.refreshToken, jwt: tokens.token }, ...tokens });
    const first = await end();
    expect(first.body.data).toEqual({ deleteRefreshToken: { success: true }, blacklistToken: { success: true } });
    expect(first.headers.get('renewed-token')).toBeNull();
    expect((await who({ token: tokens.token })).status).toBe(401);
    expect((await who({ refreshToken: tokens.refreshToken })).status).toBe(401);
    expect((await end()).status).toBe(200);
  });

  it('ends for one token alone when only that one is taken away', async () => {
    const tokens = await campus.login('amal');
    const query = 'mutation ($jwt: String!) { blacklistToken(token: $jwt) { success } }';
    await campus.ask({ query, variables: { jwt: tokens.token } });
    expect((await who({ token: tokens.token })).status).toBe(401);
    expect((await who({ refreshToken: tokens.refreshToken })).status).toBe(200);
  });

  it('of one organisation is nothing in another', async () => {
    const tokens = await campus.login('amal');
    expect((await who({ token: tokens.token }, NORDLICHT)).status).toBe(401);
    expect((await who({ refreshToken: tokens.refreshToken }, NORDLICHT)).status).toBe(401);
  });

  it('does not stand in the way of a new login when it is over', async () => {
    const variables = { email: 'amal@lantern.example', password: 'lantern-demo-1' };
    const { body } = await campus.ask({ query: LOGIN, variables, token: 'over', refreshToken: 'over' });
    expect(body.data.login.errors).toEqual([]);
  });
});

describe('a forged token', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());

  /** A token that is right in everything, to be spoilt in one thing. */
  const sign = (change: (jwt: SignJWT) => SignJWT, header: object = {}, key?: Uint8Array) => {
    const now = Math.floor(campus.now().getTime() / 1000);
    const jwt = new SignJWT({ sid: 's' }).setProtectedHeader({
      alg: 'HS256',
      typ: 'JWT',
      kid: campus.keys.id,
      ...header,
    });
    jwt
      .setSubject('1-amal')
      .setAudience('1')
      .setJti('j')
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + 900);
    return change(jwt).sign(key ?? campus.keys.access);
  };

  it('is refused in each of its forms', async () => {
    const now = Math.floor(campus.now().getTime() / 1000);
    const { token, refreshToken } = await campus.login('amal');
    const [head = '', body = '', signature = ''] = token.split('.');
    const forged = [
      new UnsecuredJWT({ sid: 's' }).setSubject('1-amal').setAudience('1').encode(),
      await sign((jwt) => jwt, {}, new Uint8Array(32)),
      await sign((jwt) => jwt, { kid: '../../dev/null' }),
      await sign((jwt) => jwt, { typ: 'refresh' }),
      await sign((jwt) => jwt, { alg: 'HS512' }, new Uint8Array(64)),
      await sign((jwt) => jwt.setAudience('12')),
      await sign((jwt) => jwt.setExpirationTime(now - 61)),
      await sign((jwt) => jwt.setNotBefore(now + 61)),
      await sign((jwt) => jwt),
      await sign((jwt) => jwt.setSubject('1-olena')),
      refreshToken,
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}.${Buffer.from('{}').toString('base64url')}.${signature}`,
      'null',
      '',
    ];
    for (const one of forged) {
      const { status, body: response } = await campus.ask({ query: WHO, token: one });
      expect({ one, status, code: response.errors?.[0]?.extensions?.code }).toEqual({
        one,
        status: 401,
        code: 'UNAUTHENTICATED',
      });
    }
    expect((await campus.ask({ query: WHO, token })).status).toBe(200);
  });
});

describe('many tries', () => {
  it('on one account are stopped, with the time to wait, also when they come as aliases of one request', async () => {
    const campus = await aCampus();
    const attempt = 'login(email: "amal@lantern.example", password: "guess") { errors { message } }';
    const many = Array.from({ length: 15 }, (_, n) => `t${n}: ${attempt}`).join(' ');
    const { body, headers } = await campus.ask({ query: `mutation { ${many} }` });
    const codes = Object.values<{ errors: { message: string }[] }>(body.data).map(({ errors }) => errors[0]?.message);
    expect(codes.filter((code) => code === 'login.wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'login.tooManyTries')).toHaveLength(5);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await expect(campus.login('amal')).rejects.toThrow();
    expect((await campus.login('olena')).token).toBeTruthy();
    await campus.close();
  });
});
