import { inflateRawSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LogoutRequestParts, postedLogout, redirectedLogout } from '#tests/support/saml/logout-request.ts';
import { AMAL, aSamlCampus, KEY_ENV, QUAY, type SamlCampus } from '#tests/support/saml/saml-campus.ts';
import { aSamlProvider, type SamlProvider } from '#tests/support/saml/saml-provider.ts';

const HERE = `${QUAY}/backend/saml/logout`;
const MINUTE = 60_000;
const RSA_SHA1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';

describe('a logout that begins at the exchange service (AUTH-17)', () => {
  let provider: SamlProvider;
  let here: SamlCampus;
  let foreign: string;
  let token: string;
  beforeAll(async () => {
    provider = await aSamlProvider();
    here = await aSamlCampus(provider, { service: [`keyEnv: ${KEY_ENV}`] });
    provider.be(AMAL);
    foreign = (await generate([{ name: 'commonName', value: 'elsewhere.localhost' }])).private;
  });
  afterAll(async () => {
    await here.campus.close();
    await provider.close();
  });
  beforeEach(async () => {
    here.campus.later(MINUTE);
    token = (await here.come()).data.token;
  });

  const asked = (more: Partial<LogoutRequestParts> = {}): LogoutRequestParts => ({
    id: `_${crypto.randomUUID()}`,
    issuer: provider.issuer,
    nameId: AMAL.nameId,
    destination: HERE,
    ...more,
  });
  const arrive = async (query: string): Promise<string> => {
    const answer = await here.campus.get(`/backend/saml/logout?${query}`, { origin: QUAY, redirect: 'manual' });
    return answer.headers.get('location') ?? String(answer.status);
  };
  const post = async (fields: Record<string, string>): Promise<string> => {
    const answer = await here.campus.get('/backend/saml/logout', {
      origin: QUAY,
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://127.0.0.1' },
    });
    return answer.headers.get('location') ?? String(answer.status);
  };
  const isIn = async (bearer = token): Promise<boolean> => {
    const { status } = await here.campus.ask({ query: '{ me { id } }', token: bearer, origin: QUAY });
    return status === 200;
  };
  const answered = (location: string) => {
    const { origin, pathname, searchParams } = new URL(location);
    const message = Buffer.from(searchParams.get('SAMLResponse') ?? '', 'base64');
    return { to: origin + pathname, search: searchParams, xml: inflateRawSync(message).toString('utf8') };
  };

  it('ends the person’s sessions on all devices and answers, signed', async () => {
    const second = (await here.come()).data.token;
    const request = asked();
    const { to, search, xml } = answered(await arrive(redirectedLogout(request, provider)));
    expect(to).toBe(provider.logoutUrl);
    expect(search.get('RelayState')).toBe('back');
    expect(search.get('Signature')).not.toBeNull();
    expect(xml).toContain(`InResponseTo="${request.id}"`);
    expect(xml).toContain('status:Success');
    expect([await isIn(), await isIn(second)]).toEqual([false, false]);
  });

  it('comes by a form, too', async () => {
    const { xml } = answered(await post(postedLogout(asked(), provider)));
    expect(xml).toContain('status:Success');
    expect(await isIn()).toBe(false);
  });

  it('of somebody who was never here is answered so, and ends nothing', async () => {
    const { xml } = answered(await arrive(redirectedLogout(asked({ nameId: 'nobody' }), provider)));
    expect(xml).toContain('status:UnknownPrincipal');
    expect(await isIn()).toBe(true);
  });

  it('counts once', async () => {
    const query = redirectedLogout(asked(), provider);
    expect(await arrive(query)).toContain(provider.logoutUrl);
    token = (await here.come()).data.token;
    expect(await arrive(query)).toBe('/');
    expect(await isIn()).toBe(true);
  });

  const signedTwice = () => {
    const [own = '', ...rest] = redirectedLogout(asked({ nameId: 'nobody' }), provider).split('&');
    const evil = redirectedLogout(asked(), {}).split('&')[0] ?? '';
    return [own, ...rest, evil].join('&');
  };
  it.each([
    ['is not signed', () => redirectedLogout(asked(), {})],
    ['is signed by another key', () => redirectedLogout(asked(), { privateKey: foreign })],
    ['is signed with a weak hash', () => redirectedLogout(asked(), { ...provider, algorithm: RSA_SHA1 })],
    ['was changed', () => redirectedLogout(asked(), provider).replace('RelayState=back', 'RelayState=else')],
    ['has a second message', signedTwice],
    ['is of another provider', () => redirectedLogout(asked({ issuer: 'https://else.example' }), provider)],
    ['is for another address', () => redirectedLogout(asked({ destination: 'https://else.example/slo' }), provider)],
    ['is old', () => redirectedLogout(asked({ at: new Date(Date.now() - 20 * MINUTE) }), provider)],
    ['is of tomorrow', () => redirectedLogout(asked({ at: new Date(Date.now() + 1440 * MINUTE) }), provider)],
    ['declares a document type', () => redirectedLogout(asked({ before: '<!DOCTYPE a>' }), provider)],
    ['says no address', () => redirectedLogout(asked({ destination: '' }), provider)],
    ['is no message', () => 'SAMLRequest=x&SigAlg=y&Signature=z'],
  ])('ends nothing where it %s', async (_, made) => {
    expect(await arrive(made())).toBe('/');
    expect(await isIn()).toBe(true);
  });

  it.each([
    ['is not signed', () => postedLogout(asked(), { certificate: provider.certificate })],
    ['is signed by another key', () => postedLogout(asked(), { ...provider, privateKey: foreign })],
    ['is signed with a weak hash', () => postedLogout(asked(), { ...provider, algorithm: RSA_SHA1 })],
    ['declares a document type', () => postedLogout(asked({ before: '<!DOCTYPE a [<!ENTITY b "c">]>' }), provider)],
    [
      'has a comment that says it is of now',
      () => {
        const { SAMLRequest = '', ...rest } = postedLogout(asked({ at: new Date(Date.now() - 20 * MINUTE) }), provider);
        const comment = `<!-- <samlp:LogoutRequest IssueInstant="${new Date().toISOString()}"> -->`;
        const xml = comment + Buffer.from(SAMLRequest, 'base64').toString('utf8');
        return { SAMLRequest: Buffer.from(xml).toString('base64'), ...rest };
      },
    ],
  ])('ends nothing by a form that %s', async (_, made) => {
    expect(await post(made())).toBe('/');
    expect(await isIn()).toBe(true);
  });
});
