import type { Times } from '#campus/appointments/appointment.ts';
import { groupedBy } from '#campus/grouped-by.ts';
import { COURSE_STATES, type CourseState } from '#campus/learning/learning-item.ts';
import { PARTICIPANTS_LISTED } from '#campus/limits.ts';
import { batched } from '#server/store/database/batched.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import type { AppointmentRow, RunRow } from '#server/store/schema/live-tables.ts';
import { type OtherPerson, otherPerson, peopleOf } from './others.ts';

/** One date that nobody took away, with its times as the rules of src/campus/appointments name them. */
export interface LiveDate extends AppointmentRow, Times {
  /** Whether its run is active: 0 or 1. */
  readonly run_is_active: number;
}

export interface AttendeeRow {
  readonly person: OtherPerson;
  readonly didAttend: boolean | null;
  readonly courseStatus: CourseState;
}

/** Runs and their dates, for one answer: what is asked of several at once is one statement. */
export interface LiveReads {
  run(id: string): Promise<RunRow | undefined>;
  /** In the order of the files. */
  runsOf(courseId: string): Promise<readonly RunRow[]>;
  /** Of all runs of a course, by their start. */
  datesOf(courseId: string): Promise<readonly LiveDate[]>;
  date(id: string): Promise<LiveDate | undefined>;
  /** How many people take a run; whoever has a place does. */
  runLearners(runId: string): Promise<number>;
  /** The newest first. */
  runParticipants(runId: string): Promise<readonly OtherPerson[]>;
  /** Who has a place in a date, by name. */
  attendees(appointmentId: string): Promise<readonly AttendeeRow[]>;
}

export function createLiveReads(read: Reader, organisationId: string): LiveReads {
  const runs = () =>
    read.selectFrom('run').selectAll().where('organisation_id', '=', organisationId).where('deleted_at', 'is', null);
  const runsOf = batched(async (courseIds) => {
    const rows = await runs().where('course_id', 'in', courseIds).orderBy('position').orderBy('id').execute();
    return groupedBy(rows, (row) => row.course_id);
  });
  const datesOf = batched(async (courseIds) => {
    const rows = await dates(read, organisationId).where('appointment.course_id', 'in', courseIds).execute();
    return groupedBy(rows.map(timed), (row) => row.course_id);
  });
  const learners = batched((runIds) => countLearners(read, organisationId, runIds));
  const participants = batched((runIds) => readParticipants(read, organisationId, runIds));
  const attendees = batched((ids) => readAttendees(read, organisationId, ids));
  return {
    run: batched(async (ids) => {
      const rows = await runs().where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, row]));
    }),
    runsOf: async (courseId) => (await runsOf(courseId)) ?? [],
    datesOf: async (courseId) => (await datesOf(courseId)) ?? [],
    date: batched(async (ids) => {
      const rows = await dates(read, organisationId).where('appointment.id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, timed(row)]));
    }),
    runLearners: async (runId) => (await learners(runId)) ?? 0,
    runParticipants: async (runId) => (await participants(runId)) ?? [],
    attendees: async (id) => (await attendees(id)) ?? [],
  };
}

function dates(read: Reader, organisationId: string) {
  return read
    .selectFrom('appointment')
    .innerJoin('run', (join) =>
      join.onRef('run.organisation_id', '=', 'appointment.organisation_id').onRef('run.id', '=', 'appointment.run_id'),
    )
    .selectAll('appointment')
    .select('run.is_active as run_is_active')
    .where('appointment.organisation_id', '=', organisationId)
    .where('appointment.deleted_at', 'is', null)
    .orderBy('appointment.start_at')
    .orderBy('appointment.end_at')
    .orderBy('appointment.id');
}

function timed<T extends Pick<AppointmentRow, 'start_at' | 'end_at'>>(row: T): T & Times {
  return { ...row, start: row.start_at, end: row.end_at };
}

async function countLearners(read: Reader, organisationId: string, runIds: readonly string[]) {
  const rows = await read
    .selectFrom('run_status')
    .select(({ fn }) => ['run_id', fn.countAll<number>().as('learners')])
    .where('organisation_id', '=', organisationId)
    .where('run_id', 'in', runIds)
    .where('status', '=', 'TAKEN')
    .groupBy('run_id')
    .execute();
  return new Map(rows.map((row) => [row.run_id, row.learners]));
}

/** Of each run the newest, so that a run of thousands is no long answer. */
async function readParticipants(read: Reader, organisationId: string, runIds: readonly string[]) {
  const newest = read
    .selectFrom('run_status')
    .select(({ fn }) => [
      'run_id',
      'person_id',
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('run_id').orderBy('updated_at', 'desc').orderBy('person_id'))
        .as('rank'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('run_id', 'in', runIds)
    .where('status', '=', 'TAKEN')
    .as('newest');
  const rows = await peopleOf(read, organisationId)
    .innerJoin(newest, (join) => join.onRef('newest.person_id', '=', 'person.id'))
    .select('newest.run_id')
    .where('newest.rank', '<=', PARTICIPANTS_LISTED)
    .orderBy('newest.rank')
    .execute();
  const byRun = groupedBy(rows, (row) => row.run_id);
  return new Map([...byRun].map(([id, people]) => [id, people.map(otherPerson)]));
}

async function readAttendees(read: Reader, organisationId: string, appointmentIds: readonly string[]) {
  const rows = await peopleOf(read, organisationId)
    .innerJoin('appointment_place', 'appointment_place.person_id', 'person.id')
    .innerJoin('appointment', (join) =>
      join
        .onRef('appointment.organisation_id', '=', 'appointment_place.organisation_id')
        .onRef('appointment.id', '=', 'appointment_place.appointment_id'),
    )
    .leftJoin('course_status', (join) =>
      join
        .onRef('course_status.person_id', '=', 'person.id')
        .onRef('course_status.course_id', '=', 'appointment.course_id'),
    )
    .select(['appointment_place.appointment_id', 'appointment_place.did_attend', 'course_status.status'])
    .where('appointment_place.organisation_id', '=', organisationId)
    .where('appointment_place.appointment_id', 'in', appointmentIds)
    .execute();
  const byDate = groupedBy(rows, (row) => row.appointment_id);
  const attendee = (row: (typeof rows)[number]): AttendeeRow => ({
    person: otherPerson(row),
    didAttend: wasThere(row.did_attend),
    courseStatus: COURSE_STATES.find((state) => state === row.status) ?? 'AVAILABLE',
  });
  return new Map([...byDate].map(([id, people]) => [id, people.map(attendee)]));
}

/** Null: nobody has said yet. */
export function wasThere(flag: number | null): boolean | null {
  return flag === null ? null : flag === 1;
}
