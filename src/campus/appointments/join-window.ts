import { JOIN_CLOSES_MIN, JOIN_OPENS_MIN } from '#campus/limits.ts';
import type { Appointment, Times } from './appointment.ts';

const MINUTE = 60_000;

/** early: not open yet · open: one may join · late: nobody joins any more (LIVE-5). */
export type JoinWindow = 'early' | 'open' | 'late';

/** From 15 minutes before the start until 90 after it, by the campus's time; both edges are open (LIVE-5). */
export function joinWindowOf({ start }: Pick<Times, 'start'>, now: Date): JoinWindow {
  const since = now.getTime() - Date.parse(start);
  if (since < -JOIN_OPENS_MIN * MINUTE) return 'early';
  return since <= JOIN_CLOSES_MIN * MINUTE ? 'open' : 'late';
}

/** Whether there is a button to join with: one is in, and there is somewhere to go (LIVE-5). */
export function canBeJoined({ status, url }: Pick<Appointment, 'status' | 'url'>): boolean {
  return status.denomination === 'TAKEN' && url !== null && url !== '';
}

/** How long until something changes by the time alone, ms; undefined where nothing will. For a clock that wakes a card. */
export function nextTurnOf(times: Times & Pick<Appointment, 'registrationDeadline'>, now: Date): number | undefined {
  const start = Date.parse(times.start);
  const deadline = times.registrationDeadline === null ? [] : [Date.parse(times.registrationDeadline) + 1];
  const turns = [start - JOIN_OPENS_MIN * MINUTE, start, start + JOIN_CLOSES_MIN * MINUTE + 1, Date.parse(times.end)];
  const ahead = [...turns, ...deadline].map((turn) => turn - now.getTime()).filter((wait) => wait > 0);
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}
