import type { LanguageCode } from '#campus/languages.ts';
import { formatLocale } from './digits.ts';

const SECOND = 1000;
const STEPS = [
  ['year', 365 * 24 * 3600 * SECOND],
  ['month', 30 * 24 * 3600 * SECOND],
  ['week', 7 * 24 * 3600 * SECOND],
  ['day', 24 * 3600 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
] as const;

/**
 * "2 hours ago", "in 3 days", "now". Undefined where the browser does not know the language (some have no Pashto): the caller
 * shows the date instead, never another language.
 */
export function formatRelative(moment: Date, now: Date, language: LanguageCode): string | undefined {
  const locale = formatLocale(language);
  if (Intl.RelativeTimeFormat.supportedLocalesOf(locale).length === 0) return undefined;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const distance = moment.getTime() - now.getTime();
  const step = STEPS.find(([, size]) => Math.abs(distance) >= size);
  if (step === undefined) return format.format(0, 'second');
  const [unit, size] = step;
  return format.format(Math.trunc(distance / size), unit);
}
