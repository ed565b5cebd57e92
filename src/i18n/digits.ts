import type { LanguageCode } from '#campus/languages.ts';

const NATIVE_DIGITS: ReadonlySet<LanguageCode> = new Set(['fa', 'ps']);
const EXTENDED_ARABIC_ZERO = 0x06f0;

/** Digits of a text that was put together without Intl, as the language writes them. */
export function withDigitsOf(language: LanguageCode, text: string): string {
  if (!NATIVE_DIGITS.has(language)) return text;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(EXTENDED_ARABIC_ZERO + Number(digit)));
}
