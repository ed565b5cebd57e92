import { timesFault } from '#campus/appointments/appointment-draft.ts';
import { shiftedBy } from '#campus/appointments/shifted-by.ts';
import { RUN_MOVED_DAYS_MAX } from '#campus/learning/live-limits.ts';
import { isTutor } from '#server/commands/learning/is-tutor.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';
import { datesOfRun, findRun } from './appointment-dates.ts';
import type { TutorAct } from './edit-appointment.ts';
import { holdPeople, peopleInRun } from './hold-people.ts';
import { notifyOfRun } from './notify-of-run.ts';
import { dateFacts, placeHolders } from './notify-place-holders.ts';

export interface MoveRun extends TutorAct {
  readonly runId: string;
  /** Later; below 0: earlier. */
  readonly days: number;
}

/**
 * Moves all dates of a run that have not begun by some days, each at its time of day (LIVE-25): all of them or none. Places
 * stay, and whoever is in is notified once.
 */
export async function moveRun(trx: Trx, act: MoveRun): Promise<CommandResult> {
  const { organisationId, tutorId, courseId, runId, days, now } = act;
  if (!(await isTutor(trx, tutorId, courseId))) return refused('NOT_ALLOWED');
  const run = await findRun(trx, { organisationId, id: runId });
  if (run === undefined || run.course_id !== courseId) return refused('NOT_FOUND');
  if (!Number.isInteger(days) || days === 0 || Math.abs(days) > RUN_MOVED_DAYS_MAX) return refused('INVALID_INPUT');
  const dates = await datesOfRun(trx, { organisationId, id: runId });
  const before = dates.filter(({ start_at }) => Date.parse(start_at) > now.getTime());
  const moved = before.map((row) => ({ ...row, ...shifted(row, days, run.zone) }));
  const [first] = moved.toSorted((one, other) => one.start_at.localeCompare(other.start_at));
  if (first === undefined) return refused('APPOINTMENT_OVER');
  if (moved.some((row) => timesFault(timesOf(row), { now }) !== undefined)) return refused('APPOINTMENT_TIMES_INVALID');
  const people = new Set(await peopleInRun(trx, { organisationId, runId }));
  for (const { id } of moved) for (const holder of await placeHolders(trx, { organisationId, id })) people.add(holder);
  await holdPeople(trx, [...people]);
  for (const row of moved) await write(trx, act, row);
  const startBefore = before.find(({ id }) => id === first.id)?.start_at ?? first.start_at;
  const payload = { ...dateFacts(first), zone: run.zone, startBefore };
  const others = [...people].filter((id) => id !== tutorId);
  await notifyOfRun(trx, others, { ...act, kind: 'RUN_MOVED', payload });
  return done();
}

type When = Pick<AppointmentRow, 'start_at' | 'end_at' | 'registration_deadline' | 'interval_end'>;

function shifted(row: When, days: number, zone: string): When {
  const start_at = shiftedBy(row.start_at, days, zone);
  const lasts = Date.parse(row.end_at) - Date.parse(row.start_at);
  const { registration_deadline: deadline, interval_end: until } = row;
  return {
    start_at,
    end_at: new Date(Date.parse(start_at) + lasts).toISOString(),
    registration_deadline: deadline === null ? null : shiftedBy(deadline, days, zone),
    interval_end: until === null ? null : shiftedBy(until, days, zone),
  };
}

function timesOf({ start_at, end_at, registration_deadline }: When) {
  return { start: start_at, end: end_at, registrationDeadline: registration_deadline };
}

async function write(trx: Trx, { organisationId, now }: MoveRun, row: AppointmentRow): Promise<void> {
  const { start_at, end_at, registration_deadline, interval_end } = row;
  const when = { start_at, end_at, registration_deadline, interval_end };
  await trx
    .updateTable('appointment')
    .set((eb) => ({ ...when, sequence: eb('sequence', '+', 1), edited_at: now.toISOString() }))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', row.id)
    .execute();
}
