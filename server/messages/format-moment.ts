import type { LanguageCode } from '#campus/languages.ts';
import { FORMAT_LOCALES } from '#campus/text/format-locales.ts';

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A moment by the clocks of a zone (IANA), which is named: whoever reads it may be elsewhere. */
export function formatMoment(moment: string, { language, zone }: { language: LanguageCode; zone: string }): string {
  const day = { day: '2-digit', month: 'short', year: 'numeric' } as const;
  const format = { ...day, ...TIME, timeZone: zone, timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(FORMAT_LOCALES[language], format).format(new Date(moment));
}

/** Only the time of day. */
export function formatTime(moment: string, { language, zone }: { language: LanguageCode; zone: string }): string {
  return new Intl.DateTimeFormat(FORMAT_LOCALES[language], { ...TIME, timeZone: zone }).format(new Date(moment));
}
