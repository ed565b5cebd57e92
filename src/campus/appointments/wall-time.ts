import { tzOffset } from '@date-fns/tz';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** As an input for a day and a time of it has it: `2027-03-28T18:30`. */
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** What the clocks of a zone (IANA) show at a moment, as an input for a day and a time of it takes it. */
export function wallTimeOf(moment: string, zone: string): string {
  const at = Date.parse(moment);
  return new Date(at + tzOffset(zone, new Date(at)) * MINUTE).toISOString().slice(0, 16);
}

/**
 * The moment at which the clocks of a zone show it, ISO-8601 UTC; the earlier where they show it twice (LIVE-11). Undefined:
 * they never do, since they are put forward over it, or there is no such day.
 */
export function momentOfWall(wall: string, zone: string): string | undefined {
  const shown = WALL.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN;
  if (Number.isNaN(shown)) return undefined;
  // Clocks are changed once in two days at most: what they are a day before and after is all that they can be.
  const moments = [shown - DAY, shown + DAY]
    .map((near) => shown - tzOffset(zone, new Date(near)) * MINUTE)
    .filter((moment) => wallTimeOf(new Date(moment).toISOString(), zone) === wall);
  return moments.length === 0 ? undefined : new Date(Math.min(...moments)).toISOString();
}
