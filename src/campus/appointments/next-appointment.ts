import { LIVE_WINDOW_HOURS } from '#campus/limits.ts';
import type { Times } from './appointment.ts';

const HOUR = 3_600_000;

export function isLiveNow({ start, end }: Times, now: Date): boolean {
  return Date.parse(start) <= now.getTime() && now.getTime() < Date.parse(end);
}

export function hasEnded({ end }: Pick<Times, 'end'>, now: Date): boolean {
  return now.getTime() >= Date.parse(end);
}

/** The earliest that runs or is still to come (LIVE-10); of two at once the one that ends first. */
export function nextAppointment<T extends Times>(appointments: readonly T[], now: Date): T | undefined {
  const open = appointments.filter((appointment) => !hasEnded(appointment, now));
  return open.toSorted((one, other) => one.start.localeCompare(other.start) || one.end.localeCompare(other.end))[0];
}

/** Whether it runs, or begins within the window of live sessions (LIVE-10: 24 hours). */
export function isInLiveWindow(times: Times, now: Date): boolean {
  const wait = Date.parse(times.start) - now.getTime();
  return isLiveNow(times, now) || (wait >= 0 && wait <= LIVE_WINDOW_HOURS * HOUR);
}

/** Whether two share any time; where one ends as the other begins, nobody has to be in two places. */
export function doOverlap(one: Times, other: Times): boolean {
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);
}
