import { afterEach, describe, expect, it, vi } from 'vitest';
import { JWT_LIFE_SECONDS } from '#campus/limits.ts';
import { checkAccessToken, signAccessToken } from './access-token.ts';
import { makeKeys } from './keys.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const CLAIMS = { personId: 'ada', organisationId: '1', sessionId: 's', jti: 'j', now: NOW };

describe('an access token that comes with each request', () => {
  afterEach(() => vi.restoreAllMocks());

  it('has its signature checked once, and whether it holds each time', async () => {
    const keys = makeKeys();
    const token = await signAccessToken(keys, CLAIMS);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    for (const [organisationId, now, is] of [
      ['1', NOW, 'valid'],
      ['1', later(JWT_LIFE_SECONDS - 1), 'valid'],
      ['1', later(JWT_LIFE_SECONDS), 'expired'],
      ['2', NOW, 'bad'],
      ['1', later(-1), 'bad'],
    ] as const)
      expect(
        (await checkAccessToken(keys, token, organisationId, now)).is,
        `${organisationId} ${now.toISOString()}`,
      ).toBe(is);
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('is believed by the keys alone that signed it, as it was signed', async () => {
    const keys = makeKeys();
    const token = await signAccessToken(keys, CLAIMS);
    expect((await checkAccessToken(keys, token, '1', NOW)).is).toBe('valid');
    const forged = [token.slice(0, -4), 'AAAA'].join('');
    for (let again = 0; again < 2; again += 1) {
      expect((await checkAccessToken(makeKeys(), token, '1', NOW)).is).toBe('bad');
      expect((await checkAccessToken({ ...keys, access: makeKeys().access }, token, '1', NOW)).is).toBe('bad');
      expect((await checkAccessToken(keys, forged, '1', NOW)).is).toBe('bad');
    }
  });

  it('is as old as it says when it is first seen', async () => {
    const keys = makeKeys();
    const token = await signAccessToken(keys, CLAIMS);
    const checked = await checkAccessToken(keys, token, '1', later(JWT_LIFE_SECONDS));
    expect(checked.is).toBe('expired');
    expect((await checkAccessToken(keys, token, '1', later(1))).is).toBe('valid');
  });
});
