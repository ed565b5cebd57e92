import { isTutor } from '#server/commands/learning/is-tutor.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import { findAppointment } from './appointment-dates.ts';

export interface SetAttendance {
  readonly organisationId: string;
  readonly tutorId: string;
  readonly learnerId: string;
  readonly courseId: string;
  readonly appointmentId: string;
  /** Null takes back what was recorded. */
  readonly didAttend: boolean | null;
  readonly now: Date;
}

/**
 * A tutor's record of whether somebody who has a place was there (LIVE-13). Before the start nobody can have been; after the
 * end it may still be recorded, and put right. Nobody records it of themselves: it earns a certificate.
 */
export async function setAttendance(trx: Trx, act: SetAttendance): Promise<CommandResult> {
  const { organisationId, tutorId, learnerId, courseId, appointmentId: id, didAttend, now } = act;
  if (!(await isTutor(trx, tutorId, courseId)) || tutorId === learnerId) return refused('NOT_ALLOWED');
  const row = await findAppointment(trx, { organisationId, id });
  if (row === undefined || row.course_id !== courseId) return refused('NOT_FOUND');
  if (now.getTime() < Date.parse(row.start_at)) return refused('INVALID_INPUT');
  const recorded = await trx
    .updateTable('appointment_place')
    .set({
      did_attend: didAttend === null ? null : didAttend ? 1 : 0,
      attended_at: didAttend === null ? null : now.toISOString(),
    })
    .where('organisation_id', '=', organisationId)
    .where('appointment_id', '=', id)
    .where('person_id', '=', learnerId)
    .returning('person_id')
    .executeTakeFirst();
  if (recorded === undefined) return refused('NOT_FOUND');
  await raiseRevision(trx, learnerId);
  return done();
}
