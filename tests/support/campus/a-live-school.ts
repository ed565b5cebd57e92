import type { Agent } from 'node:https';
import type { AppointmentRow, RunRow } from '#server/store/schema/live-tables.ts';
import { aSchool, type School } from './a-school.ts';
import { type Ask, askPatiently } from './campus.ts';
import { anAppointment, aRun } from './live-rows.ts';

const unit = (name: string, type: string, more = '') =>
  `denomination: { de: ${name} }\ncourseType: ${type}\nworkload: 30\n${more}`;

const FILES: Readonly<Record<string, string>> = {
  'modules/round.yaml': "denomination: { de: Runde }\ncolor: '#223344'\ncourses: [{ course: market }]\n",
  'units/talk/unit.yaml': unit('Sprechen', 'DA_COURSE'),
  'units/market/unit.yaml': unit('Markt', 'OFFLINE_COURSE'),
  'units/later/unit.yaml': unit('Später', 'DA_COURSE', 'prerequisite: { course: first, module: path }\n'),
  'units/hidden/unit.yaml': unit('Verborgen', 'DA_COURSE', 'isPrivate: true\n'),
};

export interface LiveSchool extends School {
  /** A run of one of the courses, with a date for each of `dates`. */
  held(
    course: string,
    has?: Partial<RunRow>,
    ...dates: (Partial<AppointmentRow> & { inHours?: number })[]
  ): Promise<{ run: RunRow; dates: AppointmentRow[] }>;
  /** What a mutation of dates answers. */
  act(name: string | undefined, mutation: string, more?: Omit<Ask, 'query'>): Promise<Answer>;
  runStatus(name: string, run: RunRow): Promise<string | undefined>;
}

interface Answer {
  readonly success: boolean;
  readonly errors: readonly string[];
  readonly overlapping: readonly string[];
  readonly status: string | undefined;
}

/** The school with units that have dates: `talk` and `later` are live, `market` is in a place, `hidden` is private. */
export async function aLiveSchool(
  at?: Date,
  pushAgent?: Agent,
  files: Readonly<Record<string, string>> = {},
): Promise<LiveSchool> {
  const school = await aSchool({ files: { ...FILES, ...files }, ...(at && { at }), ...(pushAgent && { pushAgent }) });
  const { store } = school.campus.test;
  return {
    ...school,
    async held(course, has = {}, ...dates) {
      const run = await aRun(store, { organisation_id: school.organisationId, course_id: course, ...has });
      const rows: AppointmentRow[] = [];
      for (const date of dates) rows.push(await anAppointment(store, run, { now: school.campus.now(), ...date }));
      return { run, dates: rows };
    },
    async act(name, mutation, more) {
      const isOfPlace = /^(?:update|change)Appointment/.test(mutation);
      const rest = isOfPlace ? 'overlappingAppointments { id } course { status { denomination } }' : '';
      const query = `mutation { answer: ${mutation} { success errors { message } ${rest} } }`;
      const token = name === undefined ? undefined : await school.token(name);
      const response = await askPatiently(school.campus.server, { ...more, query, origin: school.origin, token });
      const { success, errors, overlappingAppointments, course } = response.body.data.answer;
      return {
        success,
        errors: errors.map(({ message }: { message: string }) => message),
        overlapping: (overlappingAppointments ?? []).map(({ id }: { id: string }) => id),
        status: course?.status.denomination,
      };
    },
    async runStatus(name, run) {
      const row = await store.read
        .selectFrom('run_status')
        .select('status')
        .where('run_id', '=', run.id)
        .where('person_id', '=', school.personId(name))
        .executeTakeFirst();
      return row?.status;
    },
  };
}
