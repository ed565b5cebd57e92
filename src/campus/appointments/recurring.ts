import { TZDate, tzOffset } from '@date-fns/tz';
import { addDays, addMonths, addWeeks } from 'date-fns';
import type { Times } from './appointment.ts';

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Dates of one series at most: somebody's "daily for ever" is a year. */
export const OCCURRENCES_MAX = 366;

const STEP: Readonly<Record<Frequency, (first: TZDate, times: number) => TZDate>> = {
  DAILY: (first, times) => addDays(first, times),
  WEEKLY: (first, times) => addWeeks(first, times),
  BIWEEKLY: (first, times) => addWeeks(first, 2 * times),
  MONTHLY: (first, times) => addMonths(first, times),
};

/**
 * The dates of a series, the first one included, as ISO-8601 UTC: at the same time of day by the clocks of `zone` (IANA),
 * whatever they do in between, and as long as the first one (LIVE-11). A time of day that the clocks leap over is an hour
 * later on that day; of one that comes twice it is the earlier. `until`: the last moment that one may begin.
 */
export function datesOf(first: Times, series: { frequency: Frequency; until: string; zone: string }): Times[] {
  const begin = new TZDate(Date.parse(first.start), series.zone);
  const length = Date.parse(first.end) - begin.getTime();
  const last = Date.parse(series.until);
  const dates: Times[] = [];
  while (dates.length < OCCURRENCES_MAX) {
    const start = earlierOf(STEP[series.frequency](begin, dates.length).getTime(), series.zone);
    if (start > last) break;
    dates.push({ start: new Date(start).toISOString(), end: new Date(start + length).toISOString() });
  }
  return dates;
}

const MINUTE = 60_000;
/** Clocks are put back by less than this anywhere. */
const BEFORE_THE_CHANGE = 3 * 60 * MINUTE;

/** A time of day that comes twice, as the first of the two: calendars read it so (RFC 5545, 3.3.5), the library the other way. */
export function earlierOf(moment: number, zone: string): number {
  const before = tzOffset(zone, new Date(moment - BEFORE_THE_CHANGE));
  const earlier = moment - (before - tzOffset(zone, new Date(moment))) * MINUTE;
  return earlier < moment && tzOffset(zone, new Date(earlier)) === before ? earlier : moment;
}
