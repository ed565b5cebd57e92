import type { LanguageCode } from '#campus/languages.ts';
import { FORMAT_LOCALES } from '#campus/text/format-locales.ts';

/** Digits of one's own choice (LANG-4); undefined: as the language writes them. */
export const DIGITS = ['latin', 'native'] as const;
export type Digits = (typeof DIGITS)[number];

type Numbering = { system: string; zero: number; byDefault: boolean };

/** Numbering systems of the languages that have digits of their own, with the zero of each; undefined: it has none. */
const NATIVE: Readonly<Record<LanguageCode, Numbering | undefined>> = {
  en: undefined,
  de: undefined,
  es: undefined,
  ru: undefined,
  tr: undefined,
  uk: undefined,
  ar: { system: 'arab', zero: 0x0660, byDefault: false },
  fa: { system: 'arabext', zero: 0x06f0, byDefault: true },
  ps: { system: 'arabext', zero: 0x06f0, byDefault: true },
};

/** The zero of each numbering system that `formatLocale` names, but for the Latin one. */
export const ZEROS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(NATIVE).flatMap((native) => (native === undefined ? [] : [[native.system, native.zero]])),
);

let chosen: Digits | undefined;

/** Called once, before the first number is written. */
export function chooseDigits(digits: Digits | undefined): void {
  chosen = digits;
}

export function hasOwnDigits(language: LanguageCode): boolean {
  return NATIVE[language] !== undefined;
}

/** Which digits the language is written with here. */
export function digitsOf(language: LanguageCode): Digits {
  const native = NATIVE[language];
  if (native === undefined) return 'latin';
  return chosen ?? (native.byDefault ? 'native' : 'latin');
}

/** The locale for Intl. */
export function formatLocale(language: LanguageCode): string {
  const native = NATIVE[language];
  if (native === undefined || chosen === undefined) return FORMAT_LOCALES[language];
  return `${language}-u-ca-gregory-nu-${digitsOf(language) === 'native' ? native.system : 'latn'}`;
}

/** Digits of a text that was put together without Intl, as the language writes them. */
export function withDigitsOf(language: LanguageCode, text: string): string {
  const native = NATIVE[language];
  if (native === undefined || digitsOf(language) === 'latin') return text;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(native.zero + Number(digit)));
}
