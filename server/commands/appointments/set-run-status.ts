import type { PlaceState } from '#campus/appointments/appointment.ts';
import { runRefusal } from '#campus/appointments/run-status.ts';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { beginCourse } from '#server/commands/learning/begin-course.ts';
import type { UnitAct } from '#server/commands/learning/course-standing.ts';
import { isTutor } from '#server/commands/learning/is-tutor.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { AppointmentRow, RunRow } from '#server/store/schema/live-tables.ts';
import { datesOfRun, findRun, registrationNow } from './appointment-dates.ts';
import { giveBackPlace, placesAmong, takePlace } from './appointment-place.ts';
import { runStatusOf, writeRunStatus } from './follow-run.ts';

export interface SetRunStatus extends UnitAct {
  readonly organisationId: string;
  readonly runId: string;
  /** The module that the unit was looked at in. */
  readonly moduleId: string | undefined;
  readonly to: PlaceState;
  /** How the run is taken from now on, where a tutor says it; of a learner it means nothing. */
  readonly enrollToAll: boolean;
}

/** Takes a run or leaves it (LIVE-6); with `enrollToAll` all of its dates in one transaction, or none. */
export async function setRunStatus(trx: Trx, act: SetRunStatus): Promise<CommandResult> {
  const { organisationId, personId, runId, to } = act;
  const found = await findRun(trx, { organisationId, id: runId });
  if (found === undefined || found.course_id !== act.unit.courseId) return refused('NOT_FOUND');
  const run = await asTutorSays(trx, act, found);
  const from = await runStatusOf(trx, act);
  // How it is taken was what the tutor said; their own dates stay as they are.
  if (run !== found && from === to) return done();
  const rows = await datesOfRun(trx, { organisationId, id: runId });
  const places = await placesAmong(
    trx,
    { organisationId, personId },
    rows.map(({ id }) => id),
  );
  const dates = rows.map((row) => {
    const place: PlaceState = places.has(row.id) ? 'TAKEN' : 'AVAILABLE';
    return { row, place, registration: registrationNow(row, place, act.now) };
  });
  const enrollToAll = run.enroll_to_all === 1;
  const code = runRefusal({ from, to, enrollToAll, isActive: run.is_active === 1, dates });
  if (code !== undefined) return refused(code);
  const toMove = dates.filter(({ place, registration }) => enrollToAll && place !== to && registration !== 'over');
  const refusal = await moveAll(
    trx,
    act,
    toMove.map(({ row }) => row),
  );
  if (refusal !== undefined) return refused(refusal);
  if (from !== to) await writeRunStatus(trx, act, to);
  return done();
}

/** Whoever teaches the course decides how its runs are taken (LIVE-6); what people have taken until then stays theirs. */
async function asTutorSays(trx: Trx, act: SetRunStatus, run: RunRow): Promise<RunRow> {
  const enroll_to_all = act.enrollToAll ? 1 : 0;
  if (run.enroll_to_all === enroll_to_all || !(await isTutor(trx, act.personId, act.unit.courseId))) return run;
  await trx
    .updateTable('run')
    .set({ enroll_to_all })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', run.id)
    .execute();
  return { ...run, enroll_to_all };
}

async function moveAll(trx: Trx, act: SetRunStatus, rows: readonly AppointmentRow[]): Promise<RefusalCode | undefined> {
  if (act.to === 'AVAILABLE') {
    for (const { id } of rows) await giveBackPlace(trx, { ...act, appointmentId: id });
    return undefined;
  }
  const begun = await beginCourse(trx, act, act.moduleId);
  if (typeof begun === 'object') return begun.refused;
  if (begun === 'PREVIEW') return 'STATUS_NOT_POSSIBLE';
  for (const { id } of rows) {
    const code = await takePlace(trx, { ...act, appointmentId: id }, act.now);
    if (code !== undefined) return code;
  }
  return undefined;
}
