import type { LanguageCode } from '#campus/languages.ts';

/** As the app writes its dates: Gregorian everywhere; digits of the language in Persian and Pashto, Latin ones in Arabic (UX A2). */
const FORMAT_LOCALES: Readonly<Record<LanguageCode, string>> = {
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
