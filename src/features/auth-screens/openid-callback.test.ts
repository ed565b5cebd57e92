import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReferrer } from '#device/session/session.ts';
import type { Rest } from '#wire/rest.ts';
import { exchangeOpenId } from './openid-callback.ts';
import { openIdSearch } from './openid-search.ts';

const TOKENS = { token: 'jwt', refreshToken: 'refresh' };
const signIn = { register: true, partner: 'lindenau', targetGroup: 'nurses' };
const exchange = (rest: Rest, search: Record<string, unknown>) =>
  exchangeOpenId(rest, {
    orgId: '1',
    search: v.parse(openIdSearch, search),
    signIn,
    subOrgId: '1a',
    language: 'uk',
  });

describe('what an identity provider sends somebody back with', () => {
  beforeEach(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      const kept = new Map<string, string>();
      vi.stubGlobal(area, {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      });
    }
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('becomes a session, with all that the campus asks for', async () => {
    keepReferrer('poster');
    const rest = vi.fn<Rest>(async () => ({ data: TOKENS }));
    expect(await exchange(rest, { code: 123, state: 'abc', iss: 'https://school.example' })).toEqual({
      jwt: 'jwt',
      refreshToken: 'refresh',
      accessPortalPath: null,
      preferredLanguage: undefined,
    });
    expect(rest).toHaveBeenCalledExactlyOnceWith({
      path: '/api/openid/callback/1',
      method: 'POST',
      body: {
        code: '123',
        state: 'abc',
        iss: 'https://school.example',
        register: true,
        mobile: false,
        fingerprint: expect.stringMatching(/^[\da-f-]{36}$/),
        preferred_language_id: '166',
        registration_referrer: 'poster',
        sub_organization_id: '1a',
        target_group_path: 'nurses',
      },
    });
  });

  it('takes a jwt in the place of a code', async () => {
    const rest = vi.fn<Rest>(async () => ({ data: TOKENS }));
    await exchange(rest, { jwt: 'a.b.c' });
    expect(rest.mock.calls[0]?.[0].body).toMatchObject({ jwt: 'a.b.c' });
  });

  it('is not asked about where it says that it failed', async () => {
    const rest = vi.fn<Rest>();
    await expect(exchange(rest, { error: 'access_denied' })).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'access_denied' },
    });
    expect(rest).not.toHaveBeenCalled();
  });

  it('is no session where the campus answers something else', async () => {
    await expect(exchange(async () => ({ data: {} }), { code: 'a' })).rejects.toMatchObject({
      failure: { kind: 'garbled' },
    });
  });
});
