import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { chooseDigits, DIGITS } from './digits.ts';
import { formatCount, formatNumber } from './format-number.ts';

afterEach(() => chooseDigits(undefined));

describe('how many there are', () => {
  const ways = [undefined, ...DIGITS].flatMap((digits) => LANGUAGE_CODES.map((language) => ({ digits, language })));

  it.each(ways)('is written as Intl writes it, in $language with digits of choice $digits', ({ digits, language }) => {
    chooseDigits(digits);
    for (const count of [0, 7, 42, 999, 1000, 1_234_567, 4.5, -3])
      expect(formatCount(count, language)).toBe(formatNumber(count, language));
  });
});
