import type { LanguageCode } from '#campus/languages.ts';

/**
 * The language of formats, which is not the language of words: Gregorian everywhere, because deadlines and offices are;
 * digits of the language in Persian and Pashto, Latin ones in Arabic (LANG-4).
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
