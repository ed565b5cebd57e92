import * as v from 'valibot';
import { APPOINTMENTS_OF_RUN_MAX } from '#campus/learning/live-limits.ts';
import { deviceId } from '#campus/network/device-id.ts';
import { isTutor } from '#server/commands/learning/is-tutor.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { AppointmentRow, RunRow } from '#server/store/schema/live-tables.ts';
import { findRun } from './appointment-dates.ts';
import { takePlace } from './appointment-place.ts';
import { draftColumns, draftRefusal, type SentDraft } from './draft-columns.ts';
import { editAppointment, type TutorAct } from './edit-appointment.ts';
import { holdPeople, peopleInRun } from './hold-people.ts';
import { notifyOfRun } from './notify-of-run.ts';
import { dateFacts } from './notify-place-holders.ts';

export interface CreateAppointment extends TutorAct {
  /** Made on the device: the same again makes no second date, and changes the first. */
  readonly appointmentId: string;
  readonly runId: string;
  readonly draft: SentDraft;
}

/**
 * One more date of a run (LIVE-18); everybody who takes the run is notified. Where it is taken as a whole, they have a place
 * in it too, all of them or it is refused (LIVE-6).
 */
export async function createAppointment(trx: Trx, act: CreateAppointment): Promise<CommandResult> {
  const { organisationId, tutorId, courseId, runId, draft, now } = act;
  if (!(await isTutor(trx, tutorId, courseId))) return refused('NOT_ALLOWED');
  const run = await findRun(trx, { organisationId, id: runId });
  if (run === undefined || run.course_id !== courseId) return refused('NOT_FOUND');
  if (!v.is(deviceId, act.appointmentId)) return refused('INVALID_INPUT');
  const code = draftRefusal(draft, { now });
  if (code !== undefined) return refused(code);
  const people = await peopleInRun(trx, { organisationId, runId });
  await holdPeople(trx, people);
  const row = await insertDate(trx, act);
  // Its answer was lost, and maybe something was put right since: the date is there, and is what was written last.
  if (row === undefined)
    return (await isOfRun(trx, act)) ? editAppointment(trx, { ...act, sequence: undefined }) : refused('INVALID_INPUT');
  if (await hasTooManyDates(trx, act)) return refused('QUOTA_REACHED');
  if (!(await takeWhole(trx, act, run, people))) return refused('TOO_FEW_PLACES');
  const payload = { ...dateFacts(row), zone: run.zone };
  const others = people.filter((id) => id !== tutorId);
  await notifyOfRun(trx, others, { ...act, kind: 'APPOINTMENT_ADDED', payload });
  return done();
}

/** Undefined: the id is taken. */
function insertDate(trx: Trx, act: CreateAppointment): Promise<AppointmentRow | undefined> {
  const alone = { series_id: null, type: null, frequency: null, interval_end: null, deleted_at: null };
  return trx
    .insertInto('appointment')
    .values({
      ...alone,
      ...draftColumns(act.draft, act.languages),
      organisation_id: act.organisationId,
      id: act.appointmentId,
      run_id: act.runId,
      course_id: act.courseId,
      taken: 0,
      digest: '',
      edited_at: act.now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function isOfRun(trx: Trx, { organisationId, appointmentId, runId }: CreateAppointment): Promise<boolean> {
  const row = await trx
    .selectFrom('appointment')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', appointmentId)
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasTooManyDates(trx: Trx, { organisationId, runId }: CreateAppointment): Promise<boolean> {
  const { count } = await trx
    .selectFrom('appointment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return count > APPOINTMENTS_OF_RUN_MAX;
}

async function takeWhole(trx: Trx, act: CreateAppointment, run: RunRow, people: readonly string[]): Promise<boolean> {
  if (run.enroll_to_all === 0) return true;
  for (const personId of people) if ((await takePlace(trx, { ...act, personId }, act.now)) !== undefined) return false;
  return true;
}
