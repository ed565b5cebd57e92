import { TZDate, tzOffset } from '@date-fns/tz';
import type { LanguageCode } from '#campus/languages.ts';
import { formatLocale } from './digits.ts';

/** Whether clocks in `zone` (IANA) show another time at that moment than the device's; false where the zone is unknown. */
export function isOtherClock(zone: string, at: Date): boolean {
  const there = tzOffset(zone, at);
  return !Number.isNaN(there) && there !== -at.getTimezoneOffset();
}

/** The same moment, written by the clocks of `zone` wherever dates are formatted. */
export function onClocksOf(zone: string, at: Date): Date {
  return new TZDate(at, zone);
}

/** A time zone as people call it; left out: the device's. Its city where the browser has no name for it. */
export function zoneName(language: LanguageCode, at: Date, zone?: string): string {
  try {
    const written = new Intl.DateTimeFormat(formatLocale(language), { timeZone: zone, timeZoneName: 'long' });
    const name = written.formatToParts(at).find(({ type }) => type === 'timeZoneName');
    return name?.value ?? cityOf(zone);
  } catch {
    return cityOf(zone);
  }
}

function cityOf(zone: string | undefined): string {
  return zone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
}
