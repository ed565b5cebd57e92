const DAY = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
/** The first of January 1970 was a Thursday. */
const DAYS_SINCE_MONDAY = 3;

/** The Monday (UTC) of the week of a moment, as a day: `2026-11-16`. */
export function weekOf(moment: Date): string {
  const days = Math.floor(moment.getTime() / DAY);
  const monday = days - ((days + DAYS_SINCE_MONDAY) % WEEK_DAYS);
  return new Date(monday * DAY).toISOString().slice(0, '2026-11-16'.length);
}

/**
 * Weeks in a row, gently (CATALOGUE-15): the week after the last one goes on, a week that was missed begins anew with
 * one.
 */
export function weeksInARow(before: { weeks: number; lastWeek: string | null }, now: Date): number {
  const { weeks, lastWeek } = before;
  const isGoing = lastWeek === null || lastWeek === weekOf(now);
  if (isGoing) return Math.max(1, weeks);
  return lastWeek === weekOf(new Date(now.getTime() - WEEK_DAYS * DAY)) ? weeks + 1 : 1;
}
