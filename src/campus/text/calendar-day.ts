const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day that the calendar has, like `2026-12-01`: `Date` takes 30 February for 2 March. */
export function isCalendarDay(text: string): boolean {
  const day = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
