import type { Times } from './appointment.ts';
import { isPastDeadline, slotsLeft } from './registration.ts';

/** What a card shows of the dates of its unit, by the campus's clock at that time (CATALOGUE-11). */
export type CardDates = {
  readonly firstAppointmentTime: string | null;
  readonly eventOverInfo: boolean;
  readonly isLive: boolean;
  readonly endingTime: string | null;
  readonly registrationInfo: {
    readonly registrationDeadline: string | null;
    readonly maxParticipants: number;
    readonly numberOfParticipants: number;
    readonly isRegistered: boolean;
  } | null;
};

/**
 * none: it has no dates · live: one runs · next: one is to come · past: the one that was shown is over, and nobody has said
 * whether there are others · over: all of them are. Moments are ISO-8601 UTC.
 */
export type CardTime =
  | { is: 'none' | 'over' }
  | { is: 'live'; ends: string | undefined }
  | { is: 'next' | 'past'; start: string };

/**
 * By the campus's time: what was shown is turned by the clock, so a row that waited on the device is right too
 * (CATALOGUE-13).
 */
export function cardTimeOf({ firstAppointmentTime: start, ...card }: CardDates, now: Date): CardTime {
  if (card.eventOverInfo) return { is: 'over' };
  const end = card.endingTime;
  const isToCome = start !== null && now.getTime() < Date.parse(start);
  const hasEnded = end !== null && now.getTime() >= Date.parse(end);
  if (hasEnded) return isToCome ? { is: 'next', start } : { is: 'past', start: start ?? end };
  if (card.isLive) return { is: 'live', ends: end ?? undefined };
  if (start === null) return { is: 'none' };
  return isToCome ? { is: 'next', start } : { is: 'live', ends: end ?? undefined };
}

/** Places that are left at the date to come; undefined where it is no question: no limit, one is in, or too late. */
export function placesLeft({ registrationInfo }: Pick<CardDates, 'registrationInfo'>, now: Date): number | undefined {
  if (registrationInfo === null || registrationInfo.isRegistered) return undefined;
  return isPastDeadline(registrationInfo, now) ? undefined : slotsLeft(registrationInfo);
}

/** How the beginning of a session is written (LIVE-10): today, in this year, or in another. By the device's calendar. */
export function startFormOf({ start }: Pick<Times, 'start'>, now: Date): 'today' | 'this-year' | 'other-year' {
  const day = new Date(start);
  if (day.toDateString() === now.toDateString()) return 'today';
  return day.getFullYear() === now.getFullYear() ? 'this-year' : 'other-year';
}
