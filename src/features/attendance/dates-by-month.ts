import { hasEnded } from '#campus/appointments/next-appointment.ts';
import type { AttendanceDate, AttendanceRun } from './queries.ts';

/** Dates of one month by the device's calendar. */
export type MonthOfDates = {
  /** Of the first one in it, ISO-8601 UTC: names the month. */
  at: string;
  dates: readonly AttendanceDate[];
};

/** What runs or is to come, the next first, and what is over, the last first; each by month (LIVE-14). */
export function datesByMonth(
  runs: readonly Pick<AttendanceRun, 'appointments'>[],
  now: Date,
): { ahead: MonthOfDates[]; past: MonthOfDates[] } {
  const dates = runs.flatMap(({ appointments }) => appointments).toSorted(byStart);
  return {
    ahead: months(dates.filter((date) => !hasEnded(date, now))),
    past: months(dates.filter((date) => hasEnded(date, now)).toReversed()),
  };
}

function byStart(one: AttendanceDate, other: AttendanceDate): number {
  return one.start.localeCompare(other.start) || one.id.localeCompare(other.id);
}

/** They come in the order of their starts, so those of a month stand beside each other. */
function months(dates: readonly AttendanceDate[]): MonthOfDates[] {
  const groups: { at: string; dates: AttendanceDate[] }[] = [];
  for (const date of dates) {
    const last = groups.at(-1);
    if (last !== undefined && monthOf(last.at) === monthOf(date.start)) last.dates.push(date);
    else groups.push({ at: date.start, dates: [date] });
  }
  return groups;
}

function monthOf(moment: string): string {
  const day = new Date(moment);
  return `${day.getFullYear()} ${day.getMonth()}`;
}
