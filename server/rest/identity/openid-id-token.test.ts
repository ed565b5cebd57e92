import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ID_TOKEN_MAX_AGE, PROVIDER_KEYS_REST } from '#campus/identity-limits.ts';
import { AMAL, anOpenIdCampus, aProvider, type OpenIdCampus } from '#tests/support/openid/openid-campus.ts';
import type { OpenIdProvider } from '#tests/support/openid/openid-provider.ts';

describe('a sign-in that the identity provider began on its own (jwt)', () => {
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

  const claims = (more: JWTPayload = {}) => ({ ...AMAL, jti: crypto.randomUUID(), ...more });

  it('is taken only by a client that says so', async () => {
    expect((await here.post({ jwt: await provider.idToken(claims(), here.campus.now()) })).code).toBe('openidFailed');
    await here.withClient({ client: ', acceptsIdTokens: true' });
    expect((await here.post({ jwt: await provider.idToken(claims(), here.campus.now()) })).status).toBe(200);
  });

  it('counts once, fresh, for this client, and only by the provider’s own key', async () => {
    await here.withClient({ client: ', acceptsIdTokens: true' });
    const jwt = await provider.idToken(claims(), here.campus.now());
    expect((await here.post({ jwt })).status).toBe(200);
    expect((await here.post({ jwt })).code).toBe('openidFailed');
    const stale = new Date(here.campus.now().getTime() - ID_TOKEN_MAX_AGE - 60_000);
    const other = await aProvider();
    const bad = [
      await provider.idToken(claims(), stale),
      await provider.idToken(claims({ aud: 'another client' }), here.campus.now()),
      await provider.idToken(claims({ iss: 'https://elsewhere.example' }), here.campus.now()),
      await other.idToken(claims({ iss: provider.issuer }), here.campus.now()),
      `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims()))}.`,
      'not a token',
    ];
    await other.close();
    for (const one of bad) expect((await here.post({ jwt: one })).code).toBe('openidFailed');
  });

  it('is known by a new key of the provider at once, and made-up keys do not make us ask again and again', async () => {
    await here.withClient({ client: ', acceptsIdTokens: true' });
    expect((await here.post({ jwt: await provider.idToken(claims(), here.campus.now()) })).status).toBe(200);
    await provider.rotate();
    const early = await provider.idToken(claims(), here.campus.now());
    expect((await here.post({ jwt: early })).code).toBe('openidFailed');
    here.campus.later(PROVIDER_KEYS_REST);
    expect((await here.post({ jwt: early })).status).toBe(200);
  });
});
