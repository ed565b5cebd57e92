import { TZDate } from '@date-fns/tz';
import { addDays, differenceInCalendarDays } from 'date-fns';
import {
  EVE_HOUR,
  QUIET_FROM_HOUR,
  QUIET_UNTIL_HOUR,
  SOON_BEFORE,
  UNFINISHED_AFTER_DAYS,
  UNFINISHED_REST_DAYS,
} from '#campus/push/push-limits.ts';

/** Whether a person sleeps, or may: from 21:00 until 08:00 by their own clocks. */
export function isQuiet(moment: Date, zone: string): boolean {
  const hour = new TZDate(moment.getTime(), zone).getHours();
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}

/** The moment itself, or the end of the quiet hours that it falls into. */
export function outsideQuiet(moment: Date, zone: string): Date {
  if (!isQuiet(moment, zone)) return moment;
  const here = new TZDate(moment.getTime(), zone);
  return atHour(here.getHours() >= QUIET_FROM_HOUR ? addDays(here, 1) : here, QUIET_UNTIL_HOUR);
}

/** 18:00 on the eve of a date. */
export function eveOf(start: Date, zone: string): Date {
  return atHour(addDays(new TZDate(start.getTime(), zone), -1), EVE_HOUR);
}

/**
 * An hour before a date; undefined where that is in the quiet hours: moved to their end it would come when the date has
 * begun, and the eve has said it already.
 */
export function soonBefore(start: Date, zone: string): Date | undefined {
  const soon = new Date(start.getTime() - SOON_BEFORE);
  return isQuiet(soon, zone) ? undefined : soon;
}

/** At the same time of day three days after somebody stopped in a unit. */
export function unfinishedAfter(last: Date, zone: string): Date {
  return outsideQuiet(plain(addDays(new TZDate(last.getTime(), zone), UNFINISHED_AFTER_DAYS)), zone);
}

/** Whether a person was reminded of an unfinished lesson too short a while ago to be reminded again: days, whatever the clocks did. */
export function isTooSoonAgain(last: Date, now: Date, zone: string): boolean {
  const days = differenceInCalendarDays(new TZDate(now.getTime(), zone), new TZDate(last.getTime(), zone));
  return days < UNFINISHED_REST_DAYS;
}

function atHour(day: TZDate, hour: number): Date {
  const at = new TZDate(day.getTime(), day.timeZone ?? 'UTC');
  at.setHours(hour, 0, 0, 0);
  return plain(at);
}

function plain(date: Date): Date {
  return new Date(date.getTime());
}
