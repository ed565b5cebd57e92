import { TZDate } from '@date-fns/tz';
import { addDays, addHours, addMinutes } from 'date-fns';
import { earlierOf } from '#campus/appointments/recurring.ts';

const RELATIVE = /^now(?:(?<sign>[+-])(?<amount>\d+)(?<unit>d|h|min))?(?: (?<hours>\d\d):(?<minutes>\d\d))?$/;
const ABSOLUTE = /^(?<day>\d{4}-\d{2}-\d{2}) (?<hours>\d\d):(?<minutes>\d\d)$/;

const AWAY = { d: addDays, h: addHours, min: addMinutes } as const;

/**
 * Turns a time of the content files into ISO-8601 UTC. Days and times of day are those of `zone` (IANA), without it of the
 * server; of a time of day that comes twice the earlier is meant.
 */
export function resolveMoment(moment: string, now: Date, zone?: string): string {
  const { day, hours, minutes } = ABSOLUTE.exec(moment)?.groups ?? {};
  const date = day === undefined ? awayFrom(moment, now, zone) : atTime(dayOf(day, zone), hours, minutes);
  return new Date(zone === undefined ? date.getTime() : earlierOf(date.getTime(), zone)).toISOString();
}

/** Whether a moment is counted from the import. */
export function isRelative(moment: string): boolean {
  return moment.startsWith('now');
}

function awayFrom(moment: string, now: Date, zone: string | undefined): Date {
  const { sign, amount, unit, hours, minutes } = RELATIVE.exec(moment)?.groups ?? {};
  const here = zone === undefined ? new Date(now.getTime()) : new TZDate(now.getTime(), zone);
  const step = unit === 'd' || unit === 'h' ? unit : 'min';
  return atTime(AWAY[step](here, Number(amount ?? 0) * (sign === '-' ? -1 : 1)), hours, minutes);
}

/** Midday: no clock is put forward over it. */
function dayOf(day: string, zone: string | undefined): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return zone === undefined ? new Date(year, month - 1, date, 12) : new TZDate(year, month - 1, date, 12, zone);
}

function atTime(date: Date, hours: string | undefined, minutes: string | undefined): Date {
  if (hours !== undefined) date.setHours(Number(hours), Number(minutes), 0, 0);
  return date;
}
