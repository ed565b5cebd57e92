import { hasEnded } from '#campus/appointments/next-appointment.ts';
import { isTutor } from '#server/commands/learning/is-tutor.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Localized } from '#server/model/localized.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';
import { datesOfRun, findRun } from './appointment-dates.ts';
import { cancelPlaces } from './cancel-places.ts';
import { holdPeople, peopleInRun } from './hold-people.ts';
import { notifyOfRun } from './notify-of-run.ts';
import { placeHolders } from './notify-place-holders.ts';

export interface DeleteRun {
  readonly organisationId: string;
  readonly tutorId: string;
  readonly courseId: string;
  /** Of the course, for who is notified. */
  readonly denomination: Localized;
  readonly runId: string;
  readonly origin: string;
  readonly now: Date;
}

/**
 * Calls a run off (LIVE-21): all its dates to come go, nobody comes in any more, and who was in is notified once. What was
 * held of it stays, with who was there; where nothing was, the run goes too.
 */
export async function deleteRun(trx: Trx, act: DeleteRun): Promise<CommandResult> {
  const { organisationId, tutorId, courseId, denomination, runId, now } = act;
  if (!(await isTutor(trx, tutorId, courseId))) return refused('NOT_ALLOWED');
  const run = await findRun(trx, { organisationId, id: runId });
  if (run === undefined || run.course_id !== courseId) return refused('NOT_FOUND');
  const dates = await datesOfRun(trx, { organisationId, id: runId });
  const toCome = dates.filter(({ end_at }) => !hasEnded({ end: end_at }, now));
  const held: string[] = [];
  for (const { id } of toCome) held.push(...(await placeHolders(trx, { organisationId, id })));
  const people = [...new Set([...(await peopleInRun(trx, { organisationId, runId })), ...held])];
  await holdPeople(trx, people);
  for (const date of toCome) await takeAway(trx, act, date);
  await close(trx, act, { isGone: toCome.length === dates.length });
  const others = people.filter((id) => id !== tutorId);
  await notifyOfRun(trx, others, { ...act, kind: 'RUN_CANCELLED', payload: { courseId, denomination } });
  return done();
}

async function takeAway(trx: Trx, act: DeleteRun, date: AppointmentRow): Promise<void> {
  await trx
    .updateTable('appointment')
    .set({ deleted_at: act.now.toISOString(), taken: 0 })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', date.id)
    .execute();
  await cancelPlaces(trx, act, date);
}

async function close(trx: Trx, act: DeleteRun, { isGone }: { isGone: boolean }): Promise<void> {
  const { organisationId, runId } = act;
  const at = act.now.toISOString();
  await trx
    .updateTable('run')
    .set({ is_active: 0, edited_at: at, deleted_at: isGone ? at : null })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', runId)
    .execute();
  if (!isGone) return;
  await trx
    .updateTable('run_status')
    .set({ status: 'AVAILABLE', updated_at: at })
    .where('organisation_id', '=', organisationId)
    .where('run_id', '=', runId)
    .execute();
}
