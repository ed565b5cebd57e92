import { verify } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXCHANGE_CODE_SECONDS, OPENID_ATTEMPT_MINUTES, SAML_ANSWER_BYTES_MAX } from '#campus/identity-limits.ts';
import { AMAL, aSamlCampus, KEY_ENV, NOUR, QUAY, type SamlCampus } from '#tests/support/saml/saml-campus.ts';
import { aSamlProvider, type SamlProvider } from '#tests/support/saml/saml-provider.ts';
import { changedXml, DIGESTS, SIGNATURES, signedAgain } from '#tests/support/saml/signed-answer.ts';
import { unsignedAnswer, wrappedAnswers } from '#tests/support/saml/wrapped-signatures.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';

const REFUSED = '/openid-callback/42?error=access_denied';
const UNKNOWN = '/openid-callback/42?error=invalid_request';
const STATUS = 'urn:oasis:names:tc:SAML:2.0:status';

describe('a login by the exchange service', () => {
  let provider: SamlProvider;
  let here: SamlCampus;
  beforeAll(async () => {
    provider = await aSamlProvider();
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    provider.twist({});
    provider.be(AMAL);
    here = await aSamlCampus(provider);
  });
  afterEach(() => here.campus.close());

  it('takes somebody in who asked to sign up, and knows them again whatever their address is', async () => {
    provider.be(NOUR);
    const first = await here.come({ register: true });
    expect(first.status).toBe(200);
    const nour = await here.me(first.data.token);
    expect(nour).toMatchObject({ email: 'Nour@quay.example', firstName: 'Nour', lastName: 'Said' });
    provider.be({ ...NOUR, email: 'married@quay.example' });
    const again = await here.come();
    expect((await here.me(again.data.token)).id).toBe(nour.id);
  });

  it('finds whom the organisation knows by their address, unless the service does not vouch for it', async () => {
    const { data } = await here.come();
    expect(await here.me(data.token)).toMatchObject({ email: 'amal@lantern.example' });
    await here.configure({ service: ['vouchesForEmail: false'] });
    provider.be({ ...AMAL, nameId: 'another Amal' });
    expect(await here.come()).toMatchObject({ status: 403, code: 'emailNotVerified' });
  });

  it('puts nothing of anybody into an address that could be read', async () => {
    const { location } = await here.returned();
    expect(location).toMatch(/^\/openid-callback\/42\?code=[\w.-]+&state=[\w-]{43}$/);
    expect(Buffer.from(location).toString()).not.toMatch(/amal/i);
    const rows = JSON.stringify(await here.campus.test.store.read.selectFrom('openid_attempt').selectAll().execute());
    expect(rows).not.toMatch(/amal/i);
  });

  it('is asked for with a signature where the organisation has a key', async () => {
    expect(new URL((await here.begun()).address).searchParams.get('Signature')).toBeNull();
    await here.configure({ service: [`keyEnv: ${KEY_ENV}`] });
    const signed = new URL((await here.begun()).address).searchParams;
    const octets = ['SAMLRequest', 'RelayState', 'SigAlg'].map(
      (name) => `${name}=${encodeURIComponent(signed.get(name) ?? '')}`,
    );
    const signature = Buffer.from(signed.get('Signature') ?? '', 'base64');
    const isOurs = verify('sha256', Buffer.from(octets.join('&')), provider.certificate, signature);
    expect(isOurs).toBe(true);
    await here.configure({ service: ['keyEnv: SAML_NOBODY_HAS_IT'] });
    expect((await here.begun()).address).toBe('/openid-callback/42?error=temporarily_unavailable');
  });

  it('counts an answer once', async () => {
    const { fields, cookie, search } = await here.returned();
    expect((await here.postForm(fields)).location).toBe(UNKNOWN);
    expect((await here.exchange(search, cookie)).status).toBe(200);
    expect(await here.exchange(search, cookie)).toMatchObject({ status: 400, code: 'openidFailed' });
    expect((await here.postForm(fields)).location).toBe(UNKNOWN);
  });

  it('is of the browser that began it, in its time', async () => {
    const mine = await here.returned();
    expect(await here.exchange(mine.search, '')).toMatchObject({ code: 'openidFailed' });
    const theirs = await here.returned();
    const mixed = new URLSearchParams({
      code: theirs.search.get('code') ?? '',
      state: mine.search.get('state') ?? '',
    });
    expect(await here.exchange(mixed, mine.cookie)).toMatchObject({ code: 'openidFailed' });
    here.campus.later(EXCHANGE_CODE_SECONDS * 1000 + 1000);
    expect(await here.exchange(theirs.search, theirs.cookie)).toMatchObject({ code: 'openidFailed' });
    const { address } = await here.begun();
    const late = await provider.signIn(address);
    here.campus.later(OPENID_ATTEMPT_MINUTES * 60_000 + 1);
    expect((await here.postForm({ ...late })).location).toBe(UNKNOWN);
  });

  it.each([
    ['for another audience', { Audience: 'https://elsewhere.example/metadata' }],
    ['for another address', { SubjectRecipient: 'https://elsewhere.example/acs' }],
    ['to another request', { InResponseTo: '_somebody-else-asked' }],
    ['of another provider', { Issuer: 'https://elsewhere.example' }],
    ['that is over', { ConditionsNotOnOrAfter: new Date(Date.now() - 60_000).toISOString() }],
    ['whose subject is over', { SubjectConfirmationDataNotOnOrAfter: new Date(Date.now() - 60_000).toISOString() }],
    ['that is not yet', { ConditionsNotBefore: new Date(Date.now() + 120_000).toISOString() }],
    ['of a login that failed', { StatusCode: `${STATUS}:Responder` }],
    ['of a login that nobody may have', { StatusCode: `${STATUS}:RequestDenied` }],
    ['without a word on whether it succeeded', { StatusCode: '' }],
    ['sent to another address', { Destination: 'https://elsewhere.example/acs' }],
    ['sent to another path here', { Destination: `${QUAY}/backend/saml/logout` }],
    ['sent to no address', { Destination: '' }],
    ['with a name for one time only', { NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }],
  ])('refuses an answer %s', async (_, tags) => {
    provider.twist(tags);
    expect((await here.returned()).location).toBe(REFUSED);
  });

  it.each([
    ['a signature and a digest of SHA-256', { signature: SIGNATURES.sha256, digest: DIGESTS.sha256 }, true],
    ['a signature and a digest of SHA-512', { signature: SIGNATURES.sha512, digest: DIGESTS.sha512 }, true],
    ['a signature of SHA-1', { signature: SIGNATURES.sha1, digest: DIGESTS.sha256 }, false],
    ['a digest of SHA-1', { signature: SIGNATURES.sha256, digest: DIGESTS.sha1 }, false],
    ['a signature and a digest of SHA-1', { signature: SIGNATURES.sha1, digest: DIGESTS.sha1 }, false],
  ])('looks at the hashes of an answer: %s', async (_, algorithms, isTaken) => {
    const { location } = await here.returned((answer) => signedAgain(answer, { ...provider, ...algorithms }));
    expect(location === REFUSED).toBe(!isTaken);
  });

  it.each([
    ['<!DOCTYPE Response>', (xml: string) => `<!DOCTYPE Response>${xml}`],
    ['<!DOCTYPE> with entities', (xml: string) => `<!DOCTYPE Response [<!ENTITY a "amal">]>${xml}`],
    ['<!DOCTYPE> of another file', (xml: string) => `<!DOCTYPE Response SYSTEM "http://127.0.0.1/a.dtd">${xml}`],
    ['no Status', (xml: string) => xml.replace(/<samlp:Status>.*<\/samlp:Status>/s, '')],
    ['two of Status', (xml: string) => xml.replace(/<samlp:Status>.*<\/samlp:Status>/s, '$&$&')],
  ])('refuses an answer with %s', async (_, change) => {
    expect((await here.returned((answer) => changedXml(answer, (xml) => xml))).location).not.toBe(REFUSED);
    expect((await here.returned((answer) => changedXml(answer, change))).location).toBe(REFUSED);
  });

  it('takes an answer that says no address, unless the answer itself is signed', async () => {
    const withoutAddress = (answer: string): string =>
      changedXml(answer, (xml) => xml.replace(/ Destination="[^"]*"/, ''));
    expect((await here.returned(withoutAddress)).location).not.toBe(REFUSED);
    provider.twist({}, { signsMessage: true });
    expect((await here.returned(withoutAddress)).location).toBe(REFUSED);
  });

  it('refuses an answer that nobody signed, that was changed, or that another key signed', async () => {
    expect((await here.returned(unsignedAnswer)).location).toBe(REFUSED);
    const changed = (answer: string): string =>
      Buffer.from(Buffer.from(answer, 'base64').toString().replace('amal@lantern', 'olena@lantern')).toString('base64');
    expect((await here.returned(changed)).location).toBe(REFUSED);
    const other = await aSamlProvider();
    other.trust(await (await here.campus.get('/backend/saml/metadata', { origin: QUAY })).text());
    other.twist({ Issuer: provider.issuer });
    const { address } = await here.begun();
    const { action: _, ...forged } = await other.signIn(address);
    expect((await here.postForm(forged)).location).toBe(REFUSED);
    await other.close();
  });

  it.each(wrappedAnswers)('does not believe a wrapped signature: %s', async (_, wrap) => {
    provider.twist({}, { signsMessage: true });
    // The same answer as it is would be taken.
    expect((await here.returned()).search.get('code')).toBeTruthy();
    const { location, search, cookie } = await here.returned(wrap);
    // What is still signed may count, as what it is; what was put beside it never does.
    if (location !== REFUSED) await here.exchange(search, cookie);
    const known = await here.campus.test.store.read.selectFrom('identity').select('subject').execute();
    expect(known).toEqual(location === REFUSED ? [] : [{ subject: AMAL.nameId }]);
  });

  it('does not look at what nobody was sent for, and not at what is too long', async () => {
    const { address } = await here.begun();
    const { SAMLResponse } = await provider.signIn(address);
    expect((await here.postForm({ SAMLResponse, RelayState: 'made-up' })).location).toBe(UNKNOWN);
    expect((await here.postForm({ SAMLResponse })).location).toBe(UNKNOWN);
    expect((await here.postForm({ SAMLResponse: 'A'.repeat(SAML_ANSWER_BYTES_MAX), RelayState: 'x' })).status).toBe(
      413,
    );
    for (const nonsense of [
      '',
      '%%%',
      Buffer.from('<a><b>').toString('base64'),
      Buffer.from('{}').toString('base64'),
    ]) {
      const state = new URL((await here.begun()).address).searchParams.get('RelayState') ?? '';
      const { location } = await here.postForm({ SAMLResponse: nonsense, RelayState: state });
      expect([REFUSED, UNKNOWN]).toContain(location);
    }
  });

  it('takes no form at any other address', async () => {
    const answer = await here.campus.get('/api/openid/callback/42', {
      origin: QUAY,
      method: 'POST',
      body: 'code=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(415);
  });

  it('ends at the service too, for whoever came by it', async () => {
    const { data } = await here.come();
    const ticketFor = async (token: string) => {
      const answer = await here.campus.get('/api/ticket', {
        origin: QUAY,
        method: 'POST',
        body: JSON.stringify({ path: '/backend/saml/logout', method: 'GET' }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      });
      return (await answer.json()).data.ticket;
    };
    const leaveWith = async (ticket: string) =>
      (await here.campus.get(`/backend/saml/logout?token=${ticket}`, { origin: QUAY, redirect: 'manual' })).headers.get(
        'location',
      ) ?? '';
    const address = await leaveWith(await ticketFor(data.token));
    expect(address.startsWith(provider.logoutUrl)).toBe(true);
    const back = await provider.visit(address);
    expect(provider.loggedOut).toContain(AMAL.nameId);
    expect(back.headers.get('location')).toBe(`${QUAY}/backend/saml/logout`);
    expect(await leaveWith('')).toBe('/');
  });

  it.each(
    flagCases('showIdasIntegrationOptions', {
      off: { has: false, leadsTo: '/' },
      on: { has: true, leadsTo: 'the provider' },
    }),
  )('is there by its flag, where it is configured: %s', async (isOn, expected) => {
    await here.configure({ features: `showIdasIntegrationOptions: ${isOn}` });
    const organisation = await (await here.campus.get('/organisation.json', { origin: QUAY })).json();
    const { address } = await here.begun();
    const leadsTo = address.startsWith(provider.entryPoint) ? 'the provider' : address;
    expect({ has: organisation.hasExchangeService, leadsTo }).toEqual(expected);
    expect(JSON.stringify(organisation)).not.toMatch(/BEGIN CERTIFICATE|127\.0\.0\.1/);
  });
});
