import type { LanguageCode } from '#campus/languages.ts';
import { formatLocale } from './digits.ts';

export function formatNumber(value: number, language: LanguageCode, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(formatLocale(language), options).format(value);
}

/** A share of 0 to 1 as whole percent. Never says 100 % before the end is reached. */
export function formatPercent(share: number, language: LanguageCode): string {
  const shown = share < 1 ? Math.min(share, 0.99) : 1;
  return formatNumber(shown, language, { style: 'percent', maximumFractionDigits: 0 });
}

/** The first number that is written costs a slow phone 50 ms, whatever number it is: the browser then looks up which locales it has. */
export function readyForNumbers(language: LanguageCode): void {
  formatNumber(0, language);
}
