import { Writable } from 'node:stream';
import { GraphQLError } from 'graphql';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '#server/mail/one-time-token.ts';
import { aCampus, DEMO_PASSWORD, type TestCampus } from '#tests/support/campus/campus.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
const destination = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk));
    done();
  },
});

beforeEach(() => {
  lines.length = 0;
});

describe('the log', () => {
  let campus: TestCampus;
  beforeEach(async () => {
    campus = await aCampus({ log: createLog('trace', destination) });
  });
  afterEach(() => campus.close());

  const tokenFor = async (purpose: 'TOKEN_LOGIN' | 'RESET_PASSWORD') => {
    const { id } = await campus.test.store.read
      .selectFrom('person')
      .select('id')
      .where('email_folded', '=', 'amal@lantern.example')
      .where('organisation_id', '=', '1')
      .executeTakeFirstOrThrow();
    const issue = { organisationId: '1', ownerId: id, purpose, subject: '', now: campus.now() };
    return { id, token: await campus.test.store.transaction((trx) => issueToken(trx, issue)) };
  };

  it('names what was asked for, and nothing of who asked: no token, no password, no address', async () => {
    const amal = await campus.login('amal');
    const { id, token } = await tokenFor('TOKEN_LOGIN');
    const reset = await tokenFor('RESET_PASSWORD');
    const secrets = [amal.token, amal.refreshToken, token, reset.token, id, DEMO_PASSWORD, 'a long walk home'];
    const query = 'mutation ($token: String!) { TokenLogin(tokenFromURL: $token) { token refreshToken } }';
    const { body } = await campus.ask({ query, variables: { token } });
    secrets.push(body.data.TokenLogin.token, body.data.TokenLogin.refreshToken);
    await campus.ask({ query: `mutation { requestPasswordReset(email: "amal@lantern.example") { message } }` });
    await campus.ask({
      query: `mutation { resetPassword(token: "${reset.token}", password: "a long walk home") { token } }`,
    });
    for (const path of [
      `/password-reset/${reset.token}`,
      `/register/confirmed/${token}`,
      `/api/users/me/confirm-private-email/${token}?token=${amal.token}`,
      `/api/logout/${id}`,
      `/?token=${amal.token}`,
      `/openid-callback/1?code=${token}&state=${reset.token}`,
      `/oauth/1?code=${token}&state=${reset.token}`,
    ])
      await campus.get(path, { headers: { authorization: `Bearer ${amal.token}`, accept: 'text/html' } });
    await campus.get('/api/openid/callback/1', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: token, state: reset.token }),
    });
    const log = lines.join('');
    expect(log).toContain('"path":"/password-reset/…"');
    expect(log).toContain('"path":"/api/logout/:viewerId"');
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toMatch(/amal@|eyJ|127\.0\.0\.1/i);
  });
});

describe('a fault in the log', () => {
  const logged = (err: unknown) => {
    createLog('trace', destination).error({ err }, 'a fault');
    return JSON.parse(lines.at(-1) ?? '{}').err;
  };

  it('is what it is called and where it was', () => {
    const { type, message, stack } = logged(new TypeError('The lock is stuck.'));
    expect([type, message]).toEqual(['TypeError', 'The lock is stuck.']);
    expect(stack).toMatch(/^ {4}at /);
  });

  it('does not repeat what somebody typed', () => {
    const parse = () => v.parse(v.object({ email: v.pipe(v.string(), v.email()) }), { email: 'amal at home' });
    expect(parse).toThrow();
    try {
      parse();
    } catch (fault) {
      logged(fault);
      logged(new GraphQLError(String(fault), { originalError: fault instanceof Error ? fault : undefined }));
    }
    expect(lines.join('')).not.toContain('amal at home');
    expect(lines.join('')).toContain('ValiError');
  });

  it('loses the addresses and tokens of its words', () => {
    const token = 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiY2RlZmdoaQ';
    logged(new Error(`550 <amal@home.example> rejected; ${token}.${token}.${token}`));
    expect(lines.join('')).toContain('550 <…> rejected; …');
    expect(lines.join('')).not.toMatch(/amal|Zm9v/);
    logged('amal@home.example');
    expect(lines.at(-1)).not.toContain('amal');
  });
});
