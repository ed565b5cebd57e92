import type { LanguageCode } from '#campus/languages.ts';
import { formatLocale, withDigitsOf } from './digits.ts';

export function formatNumber(value: number, language: LanguageCode, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(formatLocale(language), options).format(value);
}

/** From here on a language may group digits. */
export const GROUPED = 1000;

/**
 * How many there are. A small whole number needs no Intl, whose first number costs a slow phone 50 ms and more: the browser
 * then looks up which locales it has.
 */
export function formatCount(count: number, language: LanguageCode): string {
  const isPlain = Number.isInteger(count) && count >= 0 && count < GROUPED;
  return isPlain ? withDigitsOf(language, String(count)) : formatNumber(count, language);
}

/** A share of 0 to 1 in whole percent. Never 100 before the end is reached. */
export function wholePercent(share: number): number {
  return share < 1 ? Math.min(99, Math.round(share * 100)) : 100;
}

/** The same, written in a language. */
export function formatPercent(share: number, language: LanguageCode): string {
  return formatNumber(wholePercent(share) / 100, language, { style: 'percent', maximumFractionDigits: 0 });
}

/** The first number that Intl writes takes its time, whatever number it is (`formatCount`): here nobody waits for it. */
export function readyForNumbers(language: LanguageCode): void {
  formatNumber(0, language);
}
