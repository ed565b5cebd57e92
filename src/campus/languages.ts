/** The nine languages of the campus with their server ids (LANG-1). */
export const LANGUAGE_IDS = {
  en: '41',
  de: '52',
  es: '145',
  ru: '130',
  tr: '160',
  uk: '166',
  ar: '7',
  fa: '123',
  ps: '179',
} as const;

export type LanguageCode = keyof typeof LANGUAGE_IDS;

export const LANGUAGE_CODES: readonly LanguageCode[] = Object.keys(LANGUAGE_IDS).filter(isLanguageCode);

/** Translated by a machine; nobody whose language it is has read the words yet (docs/i18n.md). */
const DRAFTED: ReadonlySet<LanguageCode> = new Set(['de', 'es', 'ru', 'tr', 'uk', 'ar', 'fa', 'ps']);

export function isDrafted(language: LanguageCode): boolean {
  return DRAFTED.has(language);
}

/** Default language (LANG-1). */
export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** Where each language is written from (LANG-1). */
const DIRECTIONS: Readonly<Record<LanguageCode, 'ltr' | 'rtl'>> = {
  en: 'ltr',
  de: 'ltr',
  es: 'ltr',
  ru: 'ltr',
  tr: 'ltr',
  uk: 'ltr',
  ar: 'rtl',
  fa: 'rtl',
  ps: 'rtl',
};

/** Each language in its own words: the picker never shows flags and never translates (LANG-3). */
export const ENDONYMS: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ru: 'Русский',
  tr: 'Türkçe',
  uk: 'Українська',
  ar: 'العربية',
  fa: 'فارسی',
  ps: 'پښتو',
};

export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && value in LANGUAGE_IDS;
}

/** The code of a server id, or undefined where the id is none of the nine. */
export function languageById(id: string): LanguageCode | undefined {
  return LANGUAGE_CODES.find((code) => LANGUAGE_IDS[code] === id);
}

export function directionOf(language: LanguageCode): 'ltr' | 'rtl' {
  return DIRECTIONS[language];
}
