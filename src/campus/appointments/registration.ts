import type { Appointment } from './appointment.ts';

/** Places that are left, never below none; undefined where there is no limit (LIVE-4). */
export function slotsLeft(
  appointment: Pick<Appointment, 'maxParticipants' | 'numberOfParticipants'>,
): number | undefined {
  const { maxParticipants, numberOfParticipants } = appointment;
  return maxParticipants === 0 ? undefined : Math.max(0, maxParticipants - numberOfParticipants);
}

/**
 * open: one may register · registered: one is in, and may leave · late: past the deadline · full: no place is left ·
 * over: it has ended. A deadline binds both ways: whoever is in may not leave after it (LIVE-3: registration is
 * disabled).
 */
export type Registration = 'open' | 'registered' | 'late' | 'full' | 'over';

type Registrable = Pick<
  Appointment,
  'end' | 'status' | 'maxParticipants' | 'numberOfParticipants' | 'registrationDeadline'
>;

/** By the campus's time. The moment of the deadline is still in time, the moment of the end is not. */
export function registrationOf(appointment: Registrable, now: Date): Registration {
  if (now.getTime() >= Date.parse(appointment.end)) return 'over';
  if (isPastDeadline(appointment, now)) return 'late';
  if (appointment.status.denomination === 'TAKEN') return 'registered';
  return slotsLeft(appointment) === 0 ? 'full' : 'open';
}

export function isPastDeadline(
  { registrationDeadline }: Pick<Appointment, 'registrationDeadline'>,
  now: Date,
): boolean {
  return registrationDeadline !== null && now.getTime() > Date.parse(registrationDeadline);
}
