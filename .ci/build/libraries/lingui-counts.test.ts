import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { chooseDigits, DIGITS, formatLocale } from '#i18n/digits.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { COUNTS } from './lingui-counts.ts';

afterEach(() => chooseDigits(undefined));

const written = (locale: string, value: number): unknown =>
  runInNewContext(`${COUNTS}; isSmallCount(value) ? countIn(locale, value) : undefined`, { locale, value });

const ways = [undefined, ...DIGITS].flatMap((digits) => LANGUAGE_CODES.map((language) => ({ digits, language })));

it.each(ways)('a message in $language with digits of choice $digits counts as Intl does', ({ digits, language }) => {
  chooseDigits(digits);
  for (const count of [0, 7, 42, 999])
    expect(written(formatLocale(language), count)).toBe(formatNumber(count, language));
});

it.each([1000, 4.5, -3, Number.NaN])('%s is left to Intl', (value) => {
  expect(written('en-GB', value)).toBeUndefined();
});
