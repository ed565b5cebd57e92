import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPENID_ATTEMPT_MINUTES, PROVIDER_KEYS_REST } from '#campus/identity-limits.ts';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { askServer, DEMO_PASSWORD, LANTERN } from '#tests/support/campus/campus.ts';
import {
  AMAL,
  anOpenIdCampus,
  aProvider,
  FJORD,
  FJORD_RETURN,
  NOUR,
  type OpenIdCampus,
} from '#tests/support/openid/openid-campus.ts';
import type { OpenIdProvider } from '#tests/support/openid/openid-provider.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';

describe('a sign-in by an identity provider', () => {
  let provider: OpenIdProvider;
  let here: OpenIdCampus;
  beforeAll(async () => {
    provider = await aProvider();
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    here = await anOpenIdCampus(provider);
  });
  afterEach(() => here.campus.close());

  it('leads there with PKCE, state and nonce, and back to the screen of the app', async () => {
    const { sent, cookie, address } = await here.begun();
    const there = new URL(address);
    expect(sent.status).toBe(302);
    expect(there.origin).toBe(provider.issuer);
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: FJORD_RETURN,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(sent.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(cookie.split('=')[1]).toMatch(/^[\w-]{43}$/);
    const back = await here.campus.get('/oauth/40?code=a&state=b', { origin: FJORD, redirect: 'manual' });
    expect([back.status, back.headers.get('location')]).toEqual([302, '/openid-callback/40?code=a&state=b']);
    const rows = JSON.stringify(await here.campus.test.store.read.selectFrom('openid_attempt').selectAll().execute());
    expect(rows).not.toContain(there.searchParams.get('state'));
    expect(rows).not.toContain(cookie.split('=')[1]);
  });

  it('takes somebody in who asked to sign up, once, and knows them again whatever their address is', async () => {
    provider.be(NOUR);
    const first = await here.come({
      register: true,
      preferred_language_id: '7',
      registration_referrer: 'poster',
      mobile: true,
      sub_organization_id: '40a',
      target_group_path: 'nurses',
    });
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toContain('no-store');
    expect(first.data.accessPortalPath).toBe('/partner/handwerk');
    expect(first.data.preferredLanguage).toEqual({ id: '7' });
    const nour = await here.me(first.data.token);
    expect(nour).toMatchObject({
      me: { email: 'Nour@fjord.example', firstName: 'Nour', lastName: 'Said' },
      viewer: { preferredLanguage: { id: '7' } },
    });
    const row = await here.campus.test.store.read
      .selectFrom('person')
      .selectAll()
      .where('id', '=', nour.me.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ password_hash: '', registration_referrer: 'poster', target_group_path: 'nurses' });
    provider.be({ ...NOUR, email: 'married@fjord.example', email_verified: false });
    const again = await here.come();
    expect((await here.me(again.data.token)).me.id).toBe(nour.me.id);
    const session = await here.campus.test.store.read.selectFrom('session').select('is_mobile').execute();
    expect(session.map(({ is_mobile }) => is_mobile).sort()).toEqual([0, 1]);
  });

  it('finds the person of a verified address in this organisation only', async () => {
    provider.be(AMAL);
    const known = await here.campus.test.store.read
      .selectFrom('person')
      .select('id')
      .where('organisation_id', '=', '40')
      .executeTakeFirstOrThrow();
    const { data } = await here.come();
    expect((await here.me(data.token)).me.id).toBe(known.id);
    const elsewhere = await askServer(here.campus.server, {
      query: '{ me { id } }',
      token: data.token,
      origin: LANTERN,
    });
    expect(elsewhere.status).toBe(401);
  });

  it('links nobody to an address that the provider does not vouch for', async () => {
    provider.be({ ...AMAL, email_verified: false });
    expect(await here.come({ register: true })).toMatchObject({ status: 403, code: 'emailNotVerified' });
  });

  it('makes no account where nobody asked for one, and remembers who asked when it began', async () => {
    provider.be(NOUR);
    expect(await here.come()).toMatchObject({ status: 403, code: 'accountUnknown' });
    const { data } = await here.come({}, '/nurses?client=school&register=1');
    const { me: nour } = await here.me(data.token);
    const row = await here.campus.test.store.read
      .selectFrom('person')
      .select('target_group_path')
      .where('id', '=', nour.id)
      .executeTakeFirstOrThrow();
    expect(row.target_group_path).toBe('nurses');
  });

  it.each([
    ['nobody may sign up', 'hasRegistration: false', {}, 'registrationClosed'],
    [
      'only partners take people in',
      'hasRegistration: true, hasOnlySuborgRegistration: true',
      {},
      'registrationClosed',
    ],
    ['the partner is restricted', 'hasRegistration: true', { sub_organization_id: '40b' }, 'registrationClosed'],
  ])('takes nobody in where %s', async (_, features, extra, code) => {
    await here.withClient({ features });
    provider.be(NOUR);
    expect(await here.come({ register: true, ...extra })).toMatchObject({ status: 403, code });
  });

  it('keeps to the organisation’s own domain', async () => {
    await here.withClient({ lines: ['traits: { emailDomain: lantern.example }'] });
    provider.be(NOUR);
    expect(await here.come({ register: true })).toMatchObject({ status: 403, code: 'errorOrganisationEmail' });
  });

  it('counts an answer once, in the browser that began it, and for a while', async () => {
    provider.be(AMAL);
    const one = await here.returned();
    expect((await here.post(one.body, one.cookie)).status).toBe(200);
    expect(await here.post(one.body, one.cookie)).toMatchObject({ status: 400, code: 'openidFailed' });

    const two = await here.returned();
    expect((await here.post(two.body)).code).toBe('openidFailed');
    expect((await here.post(two.body, `${two.cookie.split('=')[0]}=${'x'.repeat(43)}`)).code).toBe('openidFailed');
    expect((await here.post({ ...two.body, state: 'made-up' }, two.cookie)).code).toBe('openidFailed');
    expect((await here.post({ ...two.body, state: one.body.state }, two.cookie)).code).toBe('openidFailed');

    const three = await here.returned();
    here.campus.later(OPENID_ATTEMPT_MINUTES * 60_000 + 1);
    expect((await here.post(three.body, three.cookie)).code).toBe('openidFailed');
  });

  it('is not entered with somebody else’s code, nor after a refusal at the provider', async () => {
    provider.be(AMAL);
    const mine = await here.returned();
    provider.be(NOUR);
    const theirs = await here.returned();
    expect((await here.post({ ...mine.body, code: theirs.body.code }, mine.cookie)).code).toBe('openidFailed');
    const { cookie, address } = await here.begun();
    const state = new URL(address).searchParams.get('state');
    expect((await here.post({ error: 'access_denied', state }, cookie)).code).toBe('openidFailed');
  });

  it('takes no code of another issuer than the one that it was sent to', async () => {
    provider.be(AMAL);
    const { cookie, body } = await here.returned();
    expect((await here.post({ ...body, iss: 'https://elsewhere.example' }, cookie)).code).toBe('openidFailed');
  });

  it('goes on when the provider changes its keys', async () => {
    provider.be(AMAL);
    expect((await here.come()).status).toBe(200);
    await provider.rotate();
    here.campus.later(PROVIDER_KEYS_REST);
    expect((await here.come()).status).toBe(200);
  });

  it('says so when the provider cannot be reached, at the beginning and at the end', async () => {
    const gone = await aProvider();
    await gone.close();
    await importOrganisation(here.campus, {
      id: '41',
      name: 'gone',
      lines: [
        'identityClients:',
        `  - { id: school, issuer: '${gone.issuer}', clientId: ${gone.clientId}, buttonText: { de: Weg } }`,
      ],
    });
    const away = await here.campus.get('/api/openid/redirect?client=school', { origin: 'http://gone.localhost' });
    expect(away.headers.get('location')).toBe('/openid-callback/41?error=temporarily_unavailable');
    const unknown = await here.begun('?client=nobody');
    expect(unknown.address).toBe('/openid-callback/40?error=invalid_request');
  });

  it('says so when the provider falls silent on the way', async () => {
    const silent = await aProvider();
    const there = await anOpenIdCampus(silent);
    silent.be(AMAL);
    const { body, cookie } = await there.returned();
    await silent.close();
    expect(await there.post(body, cookie)).toMatchObject({ status: 502, code: 'openidUnreachable' });
    await there.campus.close();
  });

  it('makes one person of two sign-ins at once, and leaves the password of somebody who has one', async () => {
    provider.be(NOUR);
    const both = [await here.returned(), await here.returned()];
    const answers = await Promise.all(both.map(({ body, cookie }) => here.post({ ...body, register: true }, cookie)));
    const ids = await Promise.all(answers.map(async ({ data }) => (await here.me(data.token)).me.id));
    expect(new Set(ids).size).toBe(1);
    provider.be(AMAL);
    await here.come();
    const query = `mutation { login(email: "amal@lantern.example", password: "${DEMO_PASSWORD}") { token } }`;
    const { body } = await askServer(here.campus.server, { query, origin: FJORD });
    expect(body.data.login.token).toBeTruthy();
  });

  it('answers in its own organisation only, and to JSON only', async () => {
    const other = await here.campus.get('/api/openid/callback/1', {
      origin: FJORD,
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(other.status).toBe(404);
    const form = await here.campus.get('/api/openid/callback/40', {
      origin: FJORD,
      method: 'POST',
      body: 'code=a',
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.status).toBe(415);
  });

  it('is limited by address, with a time to come again', async () => {
    let last = await here.post({});
    for (let n = 0; n < 210 && last.status !== 429; n += 1) last = await here.post({});
    expect(last).toMatchObject({ status: 429, code: 'tooManyTries' });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('tells a visitor what its button shows, and nothing of what is behind it', async () => {
    const text = await (await here.campus.get('/organisation.json', { origin: FJORD })).text();
    expect(JSON.parse(text).identityClients).toEqual([
      {
        id: 'school',
        buttonText: { de: 'Schulkonto', en: 'School account' },
        buttonIcon: null,
        buttonBackgroundColor: '#112233',
        isGoogle: false,
      },
    ]);
    expect(text).not.toMatch(/OPENID_FJORD|issuer|127\.0\.0\.1/);
    const { body } = await askServer(here.campus.server, {
      query: '{ organizationConfig { openIdClients { id buttonText buttonIcon buttonBackgroundColor } } }',
      origin: FJORD,
      languageId: '41',
    });
    expect(body.data.organizationConfig.openIdClients).toEqual([
      { id: 'school', buttonText: 'School account', buttonIcon: null, buttonBackgroundColor: '#112233' },
    ]);
  });

  it.each(
    flagCases('showGoogleLogin', {
      off: { shown: 0, leadsTo: '/openid-callback/40?error=invalid_request' },
      on: { shown: 1, leadsTo: 'the provider' },
    }),
  )('shows and takes Google’s client only where its flag is on: %s', async (isOn, expected) => {
    await here.withClient({ features: `showGoogleLogin: ${isOn}`, client: ', isGoogle: true' });
    const organisation = await (await here.campus.get('/organisation.json', { origin: FJORD })).json();
    const { address } = await here.begun();
    expect({
      shown: organisation.identityClients.length,
      leadsTo: address.startsWith(provider.issuer) ? 'the provider' : address,
    }).toEqual(expected);
  });
});
