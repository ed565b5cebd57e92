import { afterEach, expect, it } from 'vitest';
import type { LanguageCode } from '#campus/languages.ts';
import { chooseDigits, type Digits, digitsOf, formatLocale, withDigitsOf } from './digits.ts';

afterEach(() => chooseDigits(undefined));

const written = (language: LanguageCode): string => new Intl.NumberFormat(formatLocale(language)).format(207);

it.each<[LanguageCode, Digits | undefined, string]>([
  ['ar', undefined, '207'],
  ['ar', 'native', '٢٠٧'],
  ['ar', 'latin', '207'],
  ['fa', undefined, '۲۰۷'],
  ['fa', 'latin', '207'],
  ['ps', undefined, '۲۰۷'],
  ['ps', 'native', '۲۰۷'],
  ['ps', 'latin', '207'],
  ['de', 'native', '207'],
])('numbers in %s with %s digits: %s', (language, digits, shown) => {
  chooseDigits(digits);
  expect(written(language)).toBe(shown);
  expect(withDigitsOf(language, '207')).toBe(shown);
  expect(digitsOf(language)).toBe(shown === '207' ? 'latin' : 'native');
});
