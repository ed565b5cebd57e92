import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailFolder } from '#server/mail/mail-transport.ts';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { aCampus, LANTERN, type TestCampus } from '#tests/support/campus/campus.ts';
import { REST_RULES, type RestRule } from '#tests/support/matrix/matrix-rest.ts';
import { anOpenIdProvider } from '#tests/support/openid/openid-provider.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

let campus: TestCampus;
beforeEach(async () => {
  campus = await aCampus();
});
afterEach(() => campus.close());

/** What belongs to everybody, and may be kept. */
const PUBLIC = /^\/(\*|assets|media|icons|manifest|organisation|\.well-known|healthz|readyz)/;
const PRIVATE_ROUTES = nonEmpty(
  Object.entries(REST_RULES).filter(([path]) => !PUBLIC.test(path)),
  'path that is not public',
);
const FORM = 'application/x-www-form-urlencoded';
const isForm = ({ type }: RestRule) => type === FORM;
const POSTS = [
  '/graphql',
  ...PRIVATE_ROUTES.flatMap(([, rule]) => (rule.method === 'POST' && !isForm(rule) ? rule.asks : [])),
];
const FORMS = nonEmpty(
  PRIVATE_ROUTES.flatMap(([, rule]) => (isForm(rule) ? rule.asks : [])),
  'path that takes a form',
);

describe('every route of a person', () => {
  it.each(PRIVATE_ROUTES)('%s is kept by nobody', async (_, { asks, method = 'GET' }) => {
    for (const path of nonEmpty(asks, 'request')) {
      const answer = await campus.get(path, {
        method,
        redirect: 'manual',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      });
      expect(answer.headers.get('cache-control'), path).toMatch(/^no-store/);
    }
  });

  it('leads to this campus only, whatever address somebody adds', async () => {
    const elsewhere = 'https://elsewhere.example';
    const added = ['urlBack', 'redirect', 'redirect_uri', 'next', 'returnTo', 'RelayState', 'target']
      .map((name) => `${name}=${encodeURIComponent(elsewhere)}`)
      .join('&');
    const redirects: [path: string, location: string][] = [];
    for (const path of PRIVATE_ROUTES.flatMap(([, { asks, method }]) => (method === 'POST' ? [] : asks))) {
      const answer = await campus.get(`${path}${path.includes('?') ? '&' : '?'}${added}`, { redirect: 'manual' });
      const location = answer.headers.get('location');
      if (location !== null) redirects.push([path, location]);
    }
    for (const [path, location] of nonEmpty(redirects, 'path that redirects')) {
      expect(new URL(location, LANTERN).origin, path).toBe(LANTERN);
      expect(location.startsWith('/') && !location.startsWith('//'), `${path} → ${location}`).toBe(true);
    }
  });

  it.each(POSTS)('%s takes nothing that a form of another page could send', async (path) => {
    for (const type of ['text/plain', FORM, 'multipart/form-data; boundary=x']) {
      const answer = await campus.get(path, { method: 'POST', headers: { 'content-type': type }, body: '{}' });
      expect(answer.status, type).toBe(415);
    }
  });

  it.each(FORMS)(
    '%s takes a form, and does nothing without what another page cannot have (SECURITY-7)',
    async (path) => {
      const headers = { 'content-type': FORM, authorization: `Bearer ${(await campus.login('amal')).token}` };
      const answer = await campus.get(path, { method: 'POST', headers, body: 'reasons[0]=office', redirect: 'manual' });
      expect(answer.headers.get('location')).toMatch(
        /^\/(?:error\?type=EXPIRED_LINK|openid-callback\/1\?error=invalid_request)$/,
      );
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );

  it('of GraphQL changes nothing by an address', async () => {
    const query = encodeURIComponent('mutation { requestPasswordReset(email: "amal@lantern.example") { message } }');
    const answer = await campus.get(`/graphql?query=${query}`, { headers: { accept: 'application/json' } });
    expect(answer.status).toBe(405);
  });
});

describe('a request for a new password', () => {
  const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) { message errors { message } } }';

  it('costs the same and says the same whether the address is known, and sends nothing to one that is not', async () => {
    const { delivery } = campus.server;
    const nudge = vi.spyOn(delivery, 'nudge').mockImplementation(() => {});
    const transactions = vi.spyOn(campus.test.store, 'transaction');
    const workFor = async (email: string) => {
      transactions.mockClear();
      const { body } = await campus.ask({ query: RESET, variables: { email } });
      return { body, transactions: transactions.mock.calls.length };
    };
    const unknown = await workFor('nobody@lantern.example');
    expect(await workFor('amal@lantern.example')).toEqual(unknown);
    expect(unknown.body.data.requestPasswordReset).toEqual({ message: 'passwordResetSent', errors: [] });
    expect(await campus.test.store.read.selectFrom('mail_due').select('kind').execute()).toHaveLength(2);
    nudge.mockRestore();
    delivery.nudge();
    await delivery.settled();
    const sent = readdirSync(mailFolder(campus.test.dataDir, '1')).filter((file) => file.endsWith('.json'));
    expect(sent).toHaveLength(1);
    expect(await campus.test.store.read.selectFrom('mail_due').select('kind').execute()).toHaveLength(0);
  });
});

describe('a decision about a consent', () => {
  it('is not written without end', async () => {
    const { token } = await campus.login('amal');
    const decide = () =>
      campus.ask({ query: 'mutation { updateConsentRequest(id: "c1", actions: [consent]) { success } }', token });
    let last = await decide();
    expect(last.body.data.updateConsentRequest.success).toBe(true);
    for (let n = 0; n < 40 && last.status === 200; n += 1) last = await decide();
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the way to an identity provider', () => {
  it('behind TLS sets a cookie that no sub-domain can plant, and comes back to the public origin', async () => {
    const provider = await anOpenIdProvider(['https://campus.fjord.example/oauth/40']);
    const secure = await aCampus({ trustedProxies: ['127.0.0.1'] });
    await importOrganisation(secure, {
      id: '40',
      name: 'fjord',
      lines: [
        'publicOrigin: https://campus.fjord.example',
        'identityClients:',
        `  - { id: school, issuer: '${provider.issuer}', clientId: ${provider.clientId}, buttonText: { de: Schulkonto } }`,
      ],
      hosts: ['fjord.localhost', 'campus.fjord.example'],
    });
    const go = async (origin: string) => {
      const headers = { 'x-forwarded-proto': 'https' };
      const answer = await secure.get('/api/openid/redirect?client=school', { origin, headers, redirect: 'manual' });
      return { location: new URL(answer.headers.get('location') ?? ''), cookie: answer.headers.get('set-cookie') };
    };
    const other = await go('http://fjord.localhost');
    expect(other.location.href).toBe('https://campus.fjord.example/api/openid/redirect?client=school');
    expect(other.cookie).toBeNull();
    const { location, cookie } = await go('http://campus.fjord.example');
    expect(location.searchParams.get('redirect_uri')).toBe('https://campus.fjord.example/oauth/40');
    expect(cookie).toMatch(/^__Host-openid-[\w-]{12}=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
    const preview = await go('http://preview--fjord.localhost');
    expect(preview.location.searchParams.get('redirect_uri')).toBe('https://preview--fjord.localhost/oauth/40');
    await secure.close();
    await provider.close();
  });
});
