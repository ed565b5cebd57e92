import { hasEnded } from '#campus/appointments/next-appointment.ts';
import type { CourseType } from '#campus/learning/learning-item.ts';
import { notifyPlaceHolders, placeHolders } from '#server/commands/appointments/notify-place-holders.ts';
import { standingOf } from '#server/commands/learning/course-standing.ts';
import { isTutor } from '#server/commands/learning/is-tutor.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { UnitRules } from '#server/policies/unit-rules.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { findAppointment, findRun } from './appointment-dates.ts';
import { cancelPlaces } from './cancel-places.ts';
import { followRun } from './follow-run.ts';
import { holdPeople } from './hold-people.ts';

export interface DeleteAppointment {
  readonly organisationId: string;
  readonly tutorId: string;
  readonly appointmentId: string;
  readonly unit: UnitRules;
  readonly courseType: CourseType;
  /** Where links of mails lead. */
  readonly origin: string;
  readonly now: Date;
}

/**
 * Takes an appointment away for everybody; whoever had a place is notified, in the same transaction (LIVE-12). Not once it
 * has ended.
 */
export async function deleteAppointment(trx: Trx, act: DeleteAppointment): Promise<CommandResult> {
  const { organisationId, tutorId, appointmentId: id, unit, courseType, now } = act;
  if (!(await isTutor(trx, tutorId, unit.courseId))) return refused('NOT_ALLOWED');
  const row = await findAppointment(trx, { organisationId, id });
  const run = row && (await findRun(trx, { organisationId, id: row.run_id }));
  if (row === undefined || run === undefined || row.course_id !== unit.courseId) return refused('NOT_FOUND');
  if (hasEnded({ end: row.end_at }, now)) return refused('APPOINTMENT_OVER');
  await holdPeople(trx, await placeHolders(trx, { organisationId, id }));
  // From here on nobody takes a place any more: whoever is at it waits, and then finds it gone.
  await trx
    .updateTable('appointment')
    .set({ deleted_at: now.toISOString(), taken: 0 })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  await notifyPlaceHolders(trx, act, 'APPOINTMENT_CANCELLED', row, { zone: run.zone });
  for (const personId of await cancelPlaces(trx, act, row)) {
    const course = await standingOf(trx, { personId, unit, now });
    await followRun(trx, { organisationId, runId: run.id, personId, now }, { courseType, course });
  }
  return done();
}
