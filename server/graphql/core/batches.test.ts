import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HEADERS } from '#campus/network/headers.ts';
import { BATCH_MAX } from '#campus/network/load-limits.ts';
import { aCampus, NO_RATES, type TestCampus, type Tokens } from '#tests/support/campus/campus.ts';

const RATES = { ...NO_RATES, person: 20 };
const ME = { query: 'query Me { me { email } }' };
const COURSE = {
  query: 'query ($id: ID!) { course(id: $id) { denomination isBookmarked } }',
  variables: { id: 'hello-my-name-is' },
};
const NOBODY = { query: '{ nobody { id } }' };
const BOOKMARK = {
  query:
    'mutation { updateModule(id: "german-for-your-first-weeks", actions: [{ addModuleBookmark: {} }]) { success } }',
};
const FULL = Array.from({ length: BATCH_MAX }, () => ({ query: '{ __typename }' }));

let campus: TestCampus;
let amal: Tokens;
beforeEach(async () => {
  campus = await aCampus({ requestRates: RATES });
  amal = await campus.login('amal');
});
afterEach(() => campus.close());

/** Asks all of it in one request. */
async function askTogether(body: unknown, { token, refreshToken }: Partial<Tokens> = amal) {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== undefined) headers.set(HEADERS.authorization, `Bearer ${token}`);
  if (refreshToken !== undefined) headers.set(HEADERS.refreshToken, refreshToken);
  const answer = await campus.get('/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const asOf = async () => (await campus.ask({ ...ME, token: amal.token })).body.extensions.asOf;

const codesOf = (body: unknown) =>
  [body]
    .flat()
    .map((one) => (typeof one === 'object' && one !== null ? Reflect.get(one, 'errors')?.[0]?.extensions.code : one));

describe('several questions in one request', () => {
  it('are answered in their order, each with the revision that all of them hold', async () => {
    await campus.ask({ ...BOOKMARK, token: amal.token });
    const extensions = { asOf: await asOf() };
    expect(extensions.asOf).toBeGreaterThan(0);
    const { status, headers, body } = await askTogether([COURSE, ME, COURSE]);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('json');
    const course = { data: { course: { denomination: 'مرحباً، اسمي …', isBookmarked: false } }, extensions };
    expect(body).toEqual([course, { data: { me: { email: 'Amal@lantern.example' } }, extensions }, course]);
  });

  it('fail one by one', async () => {
    const { status, body } = await askTogether([ME, NOBODY, { query: '{ me {' }, {}, null, ME]);
    expect(status).toBe(200);
    expect(codesOf(body)).toEqual([
      undefined,
      'GRAPHQL_VALIDATION_FAILED',
      'GRAPHQL_PARSE_FAILED',
      'BAD_REQUEST',
      'BAD_REQUEST',
      undefined,
    ]);
    expect(body[5].data.me).toEqual({ email: 'Amal@lantern.example' });
  });

  it('change nothing: with a mutation or a subscription among them none is answered', async () => {
    const named = {
      query: `query A { me { email } } ${BOOKMARK.query.replace('mutation', 'mutation B')}`,
      operationName: 'B',
    };
    const before = await asOf();
    for (const other of [BOOKMARK, named, { query: 'subscription { revisionRaised { revision } }' }]) {
      const { status, body } = await askTogether([ME, other]);
      expect({ status, codes: codesOf(body), data: body.data }).toEqual({
        status: 400,
        codes: ['BAD_REQUEST'],
        data: undefined,
      });
    }
    expect(await asOf()).toBe(before);
  });

  it('are so many at most, and at least one', async () => {
    expect((await askTogether(FULL)).body).toHaveLength(BATCH_MAX);
    for (const body of [[...FULL, ME], []]) {
      const answer = await askTogether(body);
      expect({ status: answer.status, codes: codesOf(answer.body) }).toEqual({ status: 400, codes: ['BAD_REQUEST'] });
    }
  });

  it('count one by one for who asks', async () => {
    await askTogether(FULL);
    await askTogether(FULL.slice(1));
    expect((await campus.ask({ ...ME, token: amal.token })).status).toBe(200);
    const { status, headers, body } = await askTogether([ME, ME]);
    expect({ status, codes: codesOf(body) }).toEqual({ status: 429, codes: ['RATE_LIMITED'] });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('renew a session once', async () => {
    campus.later(60 * 60_000);
    const { status, headers, body } = await askTogether([ME, COURSE, ME]);
    expect({ status, codes: codesOf(body) }).toEqual({ status: 200, codes: [undefined, undefined, undefined] });
    const renewed = {
      token: headers.get(HEADERS.renewedToken),
      refreshToken: headers.get(HEADERS.renewedRefreshToken),
    };
    expect(renewed.token).toMatch(/^[^,\s]+$/);
    const again = await campus.ask({ ...ME, token: renewed.token ?? '' });
    expect(again.body.data.me.email).toBe('Amal@lantern.example');
  });

  it('of a session that is over are all unanswered, with the status of one', async () => {
    const { status, body } = await askTogether([ME, COURSE], { token: 'a.b.c' });
    expect({ status, codes: codesOf(body) }).toEqual({ status: 401, codes: ['UNAUTHENTICATED', 'UNAUTHENTICATED'] });
  });

  it('of a visitor tell what everybody may know', async () => {
    const lesson = { query: '{ lesson(id: "hello-my-name-is-1", courseId: "hello-my-name-is") { id } }' };
    const { status, body } = await askTogether([lesson, { query: '{ viewer { id } }' }], {});
    expect({ status, codes: codesOf(body) }).toEqual({ status: 200, codes: ['UNAUTHENTICATED', undefined] });
    expect(body[1].data.viewer.id).toBeNull();
  });

  it('with a secret among the answers are not compressed', async () => {
    const key = { query: '{ viewer { lockKey { key } } }' };
    expect((await askTogether([COURSE, ME])).headers.get('cache-control')).toBe('no-store');
    expect((await askTogether([COURSE, key, ME])).headers.get('cache-control')).toBe('no-store, no-transform');
  });
});
