import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const SET_ATTENDANCE = `mutation SetAttendance($appointmentId: ID!, $userId: ID!, $didAttend: Boolean) {
  setAttendance(appointmentId: $appointmentId, userId: $userId, didAttend: $didAttend) {
    success
    errors { message }
  }
}`;

type Word = { appointmentId: string; userId: string; didAttend: boolean | null };

/** Whether somebody was there; null takes back what was recorded. Never queued (OFFLINE-3). Throws a `CampusError`. */
export function setAttendance(wire: Wire, word: Word): Promise<void> {
  return mutate(wire, 'setAttendance', SET_ATTENDANCE, word);
}
