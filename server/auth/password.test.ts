import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { Overloaded } from '#server/runtime/turns.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { signAccessToken } from './access-token.ts';
import { makeKeys } from './keys.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Far more than can be looked at in time. */
const CLASS = 1000;
const PASSWORD = 'a long walk home';

describe('a password with a letter that may be written as one or as two', () => {
  const composed = 'caf\u00e9 con leche';
  const decomposed = 'cafe\u0301 con leche';

  it.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('is right in either form', async (chosen, typed) => {
    const stored = await hashPassword(chosen);
    expect(await verifyPassword(stored, typed)).toBe(true);
    expect(await verifyPassword(stored, 'cafe con leche')).toBe(false);
  });

  it.each([composed, decomposed])(
    'is right against a hash from before, in whatever form it was made',
    async (chosen) => {
      const stored = await hash(chosen);
      expect(await verifyPassword(stored, composed)).toBe(true);
      expect(await verifyPassword(stored, decomposed)).toBe(true);
    },
  );
});

describe('a class that logs in at once', () => {
  it('is let in or gets a time to come again; tokens of others are made meanwhile', async () => {
    const stored = await hashPassword(PASSWORD);
    let answered = 0;
    const logins = Array.from({ length: CLASS }, () =>
      verifyPassword(stored, PASSWORD).finally(() => {
        answered += 1;
      }),
    );
    const all = Promise.allSettled(logins);
    const keys = makeKeys();
    const claims = { personId: 'amal', organisationId: '1', sessionId: 's', jti: 'j', now: new Date() };
    expect(await signAccessToken(keys, claims)).toMatch(/^eyJ/);
    expect(answered).toBeLessThan(CLASS);

    const results = await all;
    const isIn = results.filter((result) => result.status === 'fulfilled');
    const away = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(nonEmpty(isIn, 'login').every(({ value }) => value)).toBe(true);
    for (const reason of nonEmpty(away, 'login that was turned away')) expect(reason).toBeInstanceOf(Overloaded);
  });
});
