import { ADULT_AGE_YEARS, BIRTH_YEAR_FIRST } from '#campus/limits.ts';
import { isCalendarDay } from '#campus/text/calendar-day.ts';

export type BirthRules = { allowUnderage: boolean; now: Date };

/**
 * Choices of a birth year, the latest first: to 1900 from the current year minus 18, or minus 0 with `allowUnderage`
 * (PROFILE-3).
 */
export function birthYears({ allowUnderage, now }: BirthRules): number[] {
  const last = now.getUTCFullYear() - (allowUnderage ? 0 : ADULT_AGE_YEARS);
  return Array.from({ length: last - BIRTH_YEAR_FIRST + 1 }, (_, back) => last - back);
}

/** A day of the calendar in one of these years, and not one that is still to come: `2001-03-09`. */
export function isBirthday(value: string, rules: BirthRules): boolean {
  if (!isCalendarDay(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return day <= rules.now && birthYears(rules).includes(day.getUTCFullYear());
}
