import type { LanguageCode } from '#campus/languages.ts';

/**
 * The language of formats, which is not the language of words: Gregorian everywhere, because deadlines and offices are; digits
 * of the language in Persian and Pashto, Latin ones in Arabic (UX A2).
 */
export const FORMAT_LOCALES: Record<LanguageCode, string> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  ru: 'ru-RU',
  tr: 'tr-TR',
  uk: 'uk-UA',
  ar: 'ar-u-ca-gregory-nu-latn',
  fa: 'fa-u-ca-gregory-nu-arabext',
  ps: 'ps-u-ca-gregory-nu-arabext',
};

const NATIVE_DIGITS: ReadonlySet<LanguageCode> = new Set(['fa', 'ps']);
const EXTENDED_ARABIC_ZERO = 0x06f0;

/** Digits of a text that was put together without Intl, as the language writes them. */
export function withDigitsOf(language: LanguageCode, text: string): string {
  if (!NATIVE_DIGITS.has(language)) return text;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(EXTENDED_ARABIC_ZERO + Number(digit)));
}
