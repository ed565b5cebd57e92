import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns';
import { earlierOf } from './recurring.ts';

/** A moment so many days later, or earlier, at the same time of day by the clocks of a zone (LIVE-11). */
export function shiftedBy(moment: string, days: number, zone: string): string {
  const shifted = addDays(new TZDate(Date.parse(moment), zone), days).getTime();
  return new Date(earlierOf(shifted, zone)).toISOString();
}
