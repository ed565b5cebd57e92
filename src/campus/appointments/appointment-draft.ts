import {
  APPOINTMENT_AHEAD_MAX,
  APPOINTMENT_LASTS_MAX,
  APPOINTMENT_LINE_MAX,
  APPOINTMENT_LINK_MAX,
  APPOINTMENT_PLACES_MAX,
  APPOINTMENT_TEXT_MAX,
} from '#campus/learning/live-limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { isSecureLink } from '#campus/text/secure-link.ts';
import { isBlank } from '#campus/text/typed-text.ts';
import type { Times } from './appointment.ts';

/** A date as a tutor writes it, by the same rules on the device and at the campus (LIVE-18). Times are ISO-8601 UTC. */
export interface AppointmentDraft extends Times {
  readonly denomination: string;
  /** As it was typed; undefined: stays as it is. */
  readonly description: string | undefined;
  readonly location: string;
  readonly url: string;
  readonly moderatorLink: string;
  readonly registrationDeadline: string | null;
  /** 0: as many as like. */
  readonly maxParticipants: number;
  readonly hasCertificate: boolean;
}

/** What is wrong with when it is. */
export type TimesFault = 'PAST' | 'END_FIRST' | 'TOO_LONG' | 'TOO_FAR' | 'DEADLINE_LATE';

type Written = Pick<AppointmentDraft, 'start' | 'end' | 'registrationDeadline'>;

/** `startBefore`: when it begins as the campus has it; what runs already may go on longer, but nothing is moved into the past. */
export function timesFault(
  { start, end, registrationDeadline }: Written,
  { now, startBefore }: { now: Date; startBefore?: string | undefined },
): TimesFault | undefined {
  const [begins, ends] = [Date.parse(start), Date.parse(end)];
  const stays = startBefore !== undefined && Date.parse(startBefore) === begins;
  if (begins <= now.getTime() && !stays) return 'PAST';
  if (ends <= begins) return 'END_FIRST';
  if (ends <= now.getTime()) return 'PAST';
  if (ends - begins > APPOINTMENT_LASTS_MAX) return 'TOO_LONG';
  if (begins - now.getTime() > APPOINTMENT_AHEAD_MAX) return 'TOO_FAR';
  return registrationDeadline !== null && Date.parse(registrationDeadline) > begins ? 'DEADLINE_LATE' : undefined;
}

/** Which of its texts is missing or too long, or is no number of places. */
export type TextFault = 'denomination' | 'description' | 'location' | 'maxParticipants';

export function textFaults(
  draft: Pick<AppointmentDraft, 'denomination' | 'description' | 'location' | 'maxParticipants'>,
): readonly TextFault[] {
  const { denomination, description = '', location, maxParticipants: places } = draft;
  const faults: TextFault[] = [];
  if (isBlank(denomination) || lengthOf(denomination) > APPOINTMENT_LINE_MAX) faults.push('denomination');
  if (lengthOf(description) > APPOINTMENT_TEXT_MAX) faults.push('description');
  if (lengthOf(location) > APPOINTMENT_LINE_MAX) faults.push('location');
  if (!Number.isInteger(places) || places < 0 || places > APPOINTMENT_PLACES_MAX) faults.push('maxParticipants');
  return faults;
}

/** Empty where there is none. */
export function isJoinLink(link: string): boolean {
  return link === '' || isSecureLink(link, APPOINTMENT_LINK_MAX);
}
