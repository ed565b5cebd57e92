import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MIN } from '#campus/limits.ts';
import { newPasswordErrors } from './new-password.ts';

const LONG_ENOUGH = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN);
const EMAIL = 'nour@lantern.example';

describe('a new password', () => {
  it.each([1, 2, 1500, 2999, 3000])('is not the %i. of the commonest', async (place) => {
    const common = LONG_ENOUGH[place - 1] ?? '';
    for (const typed of [common, common.toUpperCase()])
      expect(await newPasswordErrors(typed, EMAIL), typed).toEqual(['errorCommonPassword']);
  });

  it('may be a rarer one, and is taken with every space of it', async () => {
    expect(await newPasswordErrors(LONG_ENOUGH[3000] ?? '', EMAIL)).toEqual([]);
    expect(await newPasswordErrors(` ${LONG_ENOUGH[0]}`, EMAIL)).toEqual([]);
  });

  it.each(['        ', '\u00a0'.repeat(8), '\u200b'.repeat(8), '\t'.repeat(8), '٧٧٧٧٧٧٧٧', 'a a a a a', 'Ааааааааа'])(
    'of one character, or of none that is seen, is none: %j',
    async (typed) => expect(await newPasswordErrors(typed, EMAIL)).toEqual(['errorCommonPassword']),
  );

  it('is answered by its first mistake only, so that nobody reads that it is common and too short', async () => {
    expect(await newPasswordErrors('1234567', EMAIL)).toEqual(['errorShortPassword']);
    expect(await newPasswordErrors(' NOUR@lantern.example', EMAIL)).toEqual(['errorPasswordSameAsEmail']);
  });
});
