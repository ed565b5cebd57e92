import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { HEADERS } from '#campus/network/headers.ts';
import { openWire } from '#tests/support/network/wire.ts';
import { CampusError, type CampusFailure, failureOf } from './campus-failure.ts';
import { createWire } from './graphql.ts';
import { maintenance } from './maintenance.ts';
import type { Tokens } from './session-store.ts';
import { wireFetch } from './wire-fetch.ts';

const { server, requests } = openWire();
const TOKENS: Tokens = { jwt: 'jwt-1', refreshToken: 'refresh-1' };
const JSON_TYPE = { 'content-type': 'application/json' };
const GRAPHQL = 'https://campus.example/graphql';
/** What `fetch` itself sends along with every request. */
const BY_FETCH = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'host',
  'sec-fetch-mode',
  'user-agent',
]);

/** An answer of the campus itself. */
function ours(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { ...JSON_TYPE, [HEADERS.campus]: '1', ...headers },
  });
}

/** A wire whose n-th attempt gets the n-th answer; notes what was learned. */
function aWire(answers: Response[], { tokens }: { tokens: Tokens | undefined } = { tokens: TOKENS }) {
  server.use(...answers.map((answer) => http.all(GRAPHQL, () => answer, { once: true })));
  const reached: boolean[] = [];
  const session = { tokens };
  const parts = {
    fetch,
    session: {
      read: async () => session.tokens,
      write: async (renewed: Tokens) => {
        session.tokens = renewed;
      },
    },
    languageId: () => '41',
    onReach: (yes: boolean) => void reached.push(yes),
  };
  const ask = wireFetch(parts);
  const failureAfter = async (): Promise<CampusFailure | 'none'> =>
    ask(GRAPHQL).then(
      () => 'none',
      (error: unknown) => failureOf(error),
    );
  return { ask, failureAfter, reached, session, parts };
}

describe('what leaves the device', () => {
  it('carries both tokens and the language', async () => {
    const { ask } = aWire([ours({})]);
    await ask(GRAPHQL, { headers: { 'idempotency-key': 'k' } });
    const headers = [...(requests[0]?.headers ?? [])].filter(([name]) => !BY_FETCH.has(name));
    expect(Object.fromEntries(headers)).toEqual({
      authorization: 'Bearer jwt-1',
      'refresh-token': 'refresh-1',
      'preferred-language-id': '41',
      'idempotency-key': 'k',
    });
  });

  it('carries no token of a visitor', async () => {
    const { ask } = aWire([ours({})], { tokens: undefined });
    await ask(GRAPHQL);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('an answer', () => {
  it('of a portal is no answer of ours, although it says 200', async () => {
    const portal = new Response('<html>Welcome to our free network</html>', {
      headers: { 'content-type': 'text/html' },
    });
    const { failureAfter, reached } = aWire([portal]);
    expect(await failureAfter()).toEqual({ kind: 'unreachable', status: 200 });
    expect(reached).toEqual([false]);
  });

  it.each([500, 502, 503, 504, 522])(
    'of a gateway with status %i means maintenance, and may say how long',
    async (status) => {
      const { failureAfter, reached } = aWire([
        new Response('Bad gateway', { status, headers: { 'retry-after': '9' } }),
      ]);
      expect(await failureAfter()).toEqual({ kind: 'unreachable', status, after: 9000, isMaintenance: true });
      expect(reached).toEqual([false]);
      expect(maintenance.read()).toBe(true);
    },
  );

  it('of a portal that asks to log in to its network is none of a gateway', async () => {
    const { failureAfter } = aWire([new Response('Log in', { status: 511 })]);
    expect(await failureAfter()).toEqual({ kind: 'unreachable', status: 511 });
    expect(maintenance.read()).toBe(false);
  });

  it('that does not come means offline', async () => {
    maintenance.set(true);
    const { failureAfter, reached } = aWire([HttpResponse.error()]);
    expect(await failureAfter()).toEqual({ kind: 'offline' });
    expect(reached).toEqual([false]);
    expect(maintenance.read()).toBe(false);
  });

  it.each([408, 425, 429, 500, 502, 503])('with status %i means later', async (status) => {
    const { failureAfter, reached } = aWire([ours({}, { status })]);
    expect(await failureAfter()).toEqual({ kind: 'unreachable', status });
    expect(reached).toEqual([true]);
  });

  it('says how long to wait, in seconds', async () => {
    const { failureAfter } = aWire([ours({}, { status: 429, headers: { 'retry-after': '7' } })]);
    expect(await failureAfter()).toEqual({ kind: 'unreachable', status: 429, after: 7000 });
  });

  it('brings renewed tokens, which are kept, also with an answer that is of no use', async () => {
    const headers = { [HEADERS.renewedToken]: 'jwt-2', [HEADERS.renewedRefreshToken]: 'refresh-2' };
    for (const status of [200, 503]) {
      const { failureAfter, session } = aWire([ours({}, { status, headers })]);
      await failureAfter();
      expect(session.tokens).toEqual({ jwt: 'jwt-2', refreshToken: 'refresh-2' });
    }
  });

  it('may renew the JWT alone', async () => {
    const { ask, session } = aWire([ours({}, { headers: { [HEADERS.renewedToken]: 'jwt-2' } })]);
    await ask(GRAPHQL);
    expect(session.tokens).toEqual({ jwt: 'jwt-2', refreshToken: 'refresh-1' });
  });

  it('to an abort is the caller’s own, and says nothing of the network', async () => {
    const { ask, reached } = aWire([]);
    const gone = AbortSignal.abort();
    await expect(ask(GRAPHQL, { signal: gone })).rejects.toThrow('aborted');
    expect(reached).toEqual([]);
  });
});

describe('a 401', () => {
  it('leads to one more try, with what another tab has renewed meanwhile', async () => {
    const { parts } = aWire([ours({}, { status: 401 }), ours({ fine: true })]);
    const renewed = { jwt: 'jwt-2', refreshToken: 'refresh-2' };
    parts.session.read = async () => (requests.length === 0 ? TOKENS : renewed);
    const answer = await wireFetch(parts)(GRAPHQL);
    expect(await answer.json()).toEqual({ fine: true });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer jwt-1', 'Bearer jwt-2']);
  });

  it('where nobody has renewed leads to one renewal by the refresh token alone, whatever was wrong with the JWT', async () => {
    const headers = { [HEADERS.renewedToken]: 'jwt-2', [HEADERS.renewedRefreshToken]: 'refresh-2' };
    const { ask, session } = aWire([ours({}, { status: 401 }), ours({}, { headers })]);
    await ask(GRAPHQL);
    expect(requests.map(({ headers: sent }) => [sent.get('authorization'), sent.get('refresh-token')])).toEqual([
      ['Bearer jwt-1', 'refresh-1'],
      [null, 'refresh-1'],
    ]);
    expect(session.tokens).toEqual({ jwt: 'jwt-2', refreshToken: 'refresh-2' });
  });

  it('to that too comes from the server', async () => {
    const { failureAfter } = aWire([ours({}, { status: 401 }), ours({}, { status: 401 })]);
    expect(await failureAfter()).toEqual({ kind: 'signed-out' });
    expect(requests).toHaveLength(2);
  });

  it('is the end where the session is gone already', async () => {
    const { failureAfter } = aWire([ours({}, { status: 401 })], { tokens: undefined });
    expect(await failureAfter()).toEqual({ kind: 'signed-out' });
    expect(requests).toHaveLength(1);
  });

  it('followed by no network is no logout', async () => {
    const { failureAfter } = aWire([ours({}, { status: 401 }), HttpResponse.error()]);
    expect(await failureAfter()).toEqual({ kind: 'offline' });
  });
});

describe('a GraphQL answer', () => {
  const resultOf = async (answer: Response) => {
    const wire = createWire({ ...aWire([answer]).parts, endpoint: GRAPHQL });
    return wire
      .send({ document: '{ viewer { id } }' })
      .catch((error: unknown) => (error instanceof CampusError ? error.failure : error));
  };

  it('comes with the revision it holds, 0 where it says none', async () => {
    expect(await resultOf(ours({ data: { a: 1 }, extensions: { asOf: 9 } }))).toEqual({ data: { a: 1 }, asOf: 9 });
    expect(await resultOf(ours({ data: { a: 1 } }))).toEqual({ data: { a: 1 }, asOf: 0 });
    expect(await resultOf(ours({ data: { a: 1 }, extensions: { asOf: 'x' } }))).toEqual({ data: { a: 1 }, asOf: 0 });
  });

  it.each([
    ['UNAUTHENTICATED', { kind: 'signed-out' }],
    ['BAD_REQUEST', { kind: 'refused', code: 'BAD_REQUEST' }],
    [undefined, { kind: 'refused', code: 'INVALID_INPUT' }],
  ])('with the error code %s is a failure', async (code, failure) => {
    expect(await resultOf(ours({ errors: [{ message: 'no', extensions: { code } }] }))).toEqual(failure);
  });

  it.each([
    ['broken JSON', ours('{"data": {"a"')],
    ['text of ours', ours('not found', { status: 404, headers: { 'content-type': 'text/plain' } })],
  ])('of %s is garbled, never a network fault', async (_, answer) => {
    expect(await resultOf(answer)).toMatchObject({ kind: 'garbled' });
  });
});
