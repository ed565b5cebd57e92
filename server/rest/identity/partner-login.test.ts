import { decodeJwt, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PARTNER_TOKEN_SECONDS } from '#campus/limits.ts';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { aCampus, askServer, DEMO_PASSWORD, NORDLICHT, type TestCampus } from '#tests/support/campus/campus.ts';

const SECRET = 'what the campus and the partner both know';
const LOGIN = `mutation { login(email: "amal@lantern.example", password: "${DEMO_PASSWORD}") { token } }`;
const CONSENTS =
  '- { id: c9, identifier: gast, denomination: { de: Gast }, description: { de: Darf der Partner … } }\n';

let campus: TestCampus;
let origin: string;
let token: string;
let isKnown: boolean;
beforeEach(async () => {
  isKnown = true;
  campus = await aCampus({ secretOf: (name) => (isKnown && name === 'PARTNER_GAST_SECRET' ? SECRET : undefined) });
  origin = await importOrganisation(campus, {
    id: '40',
    name: 'fjord',
    files: { 'consents.yaml': CONSENTS },
    lines: [
      `demoPassword: ${DEMO_PASSWORD}`,
      'traits: { externalLogout: true }',
      'externalLogout: https://account.example.org/logout',
      'gast: { loginUrl: https://partner.example.org/enter?from=campus, secretEnv: PARTNER_GAST_SECRET }',
    ],
  });
  token = (await asked(LOGIN)).login.token;
});
afterEach(() => campus.close());

const asked = async (query: string, as?: string) =>
  (await askServer(campus.server, { query, token: as, origin })).body.data;
const get = async (path: string, as: string | undefined = token) => {
  const headers = as === undefined ? {} : { authorization: `Bearer ${as}` };
  const answer = await campus.get(path, { origin, headers, redirect: 'manual' });
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, headers: answer.headers, body: isJson ? await answer.json() : {} };
};
const consent = (action: string) =>
  asked(`mutation { updateConsentRequest(id: "c9", actions: [${action}]) { success } }`, token);

describe('the way to the partner', () => {
  const go = (productId = 'book-7', as?: string) => get(`/backend/sso/gast?productId=${productId}`, as ?? token);

  it('is open after consent, until it is taken back', async () => {
    expect(await go()).toMatchObject({ status: 403, body: { errors: [{ message: 'CONSENT_NEEDED' }] } });
    await consent('consent');
    const { status, headers, body } = await go();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store, no-transform']);
    const address = new URL(body.redirectUrl);
    expect(address.origin + address.pathname).toBe('https://partner.example.org/enter');
    expect([address.searchParams.get('from'), address.searchParams.get('productId')]).toEqual(['campus', 'book-7']);
    await consent('revoke');
    expect((await go()).status).toBe(403);
  });

  it('tells the partner a pseudonym and the product, for a minute, and nothing of the person', async () => {
    await consent('consent');
    const jwt = async () => new URL((await go()).body.redirectUrl).searchParams.get('token') ?? '';
    const options = { audience: 'https://partner.example.org', issuer: origin, currentDate: campus.now() };
    const { payload } = await jwtVerify(await jwt(), new TextEncoder().encode(SECRET), options);
    expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'productId', 'sub']);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(PARTNER_TOKEN_SECONDS);
    const { me } = await asked('{ me { id email } }', token);
    expect(JSON.stringify(payload)).not.toMatch(new RegExp(`${me.id}|amal`, 'i'));
    expect(decodeJwt(await jwt()).sub).toBe(payload.sub);
  });

  it('is closed to visitors, to people of other campuses, to odd products, and while the partner is not set up', async () => {
    await consent('consent');
    const bare = await campus.get('/backend/sso/gast?productId=1', { origin });
    expect(bare.status).toBe(401);
    expect((await go('1', (await campus.login('amal')).token)).status).toBe(401);
    expect((await go('a%20b')).status).toBe(400);
    isKnown = false;
    expect(await go()).toMatchObject({ status: 503, body: { errors: [{ message: 'PARTNER_UNAVAILABLE' }] } });
  });
});

describe('the way out', () => {
  it('goes on at the organisation’s own logout, for the person who asks', async () => {
    const { id } = (await asked('{ viewer { id } }', token)).viewer;
    const { status, headers, body } = await get(`/api/logout/${id}`);
    expect([status, body.data.logout_route]).toEqual([200, 'https://account.example.org/logout']);
    expect(headers.get('cache-control')).toContain('no-store');
    expect((await get('/api/logout/somebody-else')).status).toBe(403);
    expect((await campus.get(`/api/logout/${id}`, { origin })).status).toBe(401);
  });

  it('leads nowhere else where the organisation has no such trait', async () => {
    const { token: hers } = await campus.login('amal');
    const { body } = await campus.ask({ query: '{ viewer { id } }', token: hers });
    const answer = await campus.get(`/api/logout/${body.data.viewer.id}`, {
      headers: { authorization: `Bearer ${hers}` },
    });
    expect((await answer.json()).data).toEqual({ logout_route: null });
  });

  it('of the exchange service leads home while none is configured, and a foreign address never', async () => {
    for (const path of ['/backend/saml/login', '/backend/saml/logout', '/backend/saml/login?urlBack=https://x.example'])
      expect((await get(path)).headers.get('location')).toBe('/');
    expect((await campus.get('/backend/unknown', { origin: NORDLICHT })).status).toBe(404);
  });
});
