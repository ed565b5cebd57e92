import type { PlaceState } from '#campus/appointments/appointment.ts';
import type { CourseType } from '#campus/learning/learning-item.ts';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { beginCourse } from '#server/commands/learning/begin-course.ts';
import { standingOf, type UnitAct } from '#server/commands/learning/course-standing.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';
import { findAppointment, findRun, registrationNow } from './appointment-dates.ts';
import { giveBackPlace, placesAmong, takePlace } from './appointment-place.ts';
import { followRun } from './follow-run.ts';

export interface SetAppointmentStatus extends UnitAct {
  readonly organisationId: string;
  readonly appointmentId: string;
  readonly courseType: CourseType;
  readonly to: PlaceState;
}

/**
 * Takes a place in an appointment, or gives it back (LIVE-3). A place is set to a value, so the same may come twice; the
 * run and, with the first place, the course follow.
 */
export async function setAppointmentStatus(trx: Trx, act: SetAppointmentStatus): Promise<CommandResult> {
  const { organisationId, personId, appointmentId: id, to, now } = act;
  const row = await findAppointment(trx, { organisationId, id });
  const run = row && (await findRun(trx, { organisationId, id: row.run_id }));
  if (row === undefined || run === undefined || row.course_id !== act.unit.courseId) return refused('NOT_FOUND');
  // All of its dates or none: single ones are not registered for (LIVE-6).
  if (run.enroll_to_all === 1) return refused('NOT_ALLOWED');
  const from = (await placesAmong(trx, act, [id])).has(id) ? 'TAKEN' : 'AVAILABLE';
  if (from === to) return done();
  if (to === 'TAKEN' && run.is_active === 0) return refused('STATUS_NOT_POSSIBLE');
  const code = whyNot(row, from, now) ?? (await moved(trx, act));
  if (code !== undefined) return refused(code);
  const course = await standingOf(trx, act);
  await followRun(trx, { organisationId, runId: run.id, personId, now }, { courseType: act.courseType, course });
  return done();
}

/** What the card says too, by the campus's clock. */
export function whyNot(row: AppointmentRow, from: PlaceState, now: Date): RefusalCode | undefined {
  const registration = registrationNow(row, from, now);
  switch (registration) {
    case 'over':
      return 'APPOINTMENT_OVER';
    case 'late':
      return 'DEADLINE_PASSED';
    case 'full':
      return 'NO_SPOTS_LEFT';
    case 'open':
    case 'registered':
      return undefined;
    default:
      return registration satisfies never;
  }
}

async function moved(trx: Trx, act: SetAppointmentStatus): Promise<RefusalCode | undefined> {
  if (act.to === 'AVAILABLE') {
    await giveBackPlace(trx, act);
    return undefined;
  }
  const begun = await beginCourse(trx, act);
  if (typeof begun === 'object') return begun.refused;
  // Who only looks at it takes nobody's place (LIVE-9).
  if (begun === 'PREVIEW') return 'STATUS_NOT_POSSIBLE';
  return takePlace(trx, act, act.now);
}
