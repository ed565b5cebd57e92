import { createHash } from 'node:crypto';
import { datesOf } from '#campus/appointments/recurring.ts';
import type { CampusFiles } from '#server/content/files/parse-campus.ts';
import type { AppointmentFile, RunFile } from '#server/content/files/runs-file.ts';
import type { Localized } from '#server/model/localized.ts';
import type { AppointmentRow, RunRow } from '#server/store/schema/live-tables.ts';
import { renderOptional } from './render-localized.ts';
import { isRelative, resolveMoment } from './resolve-moment.ts';

/** What the files say of a date beside when it is. */
export type AppointmentWhat = Pick<
  AppointmentRow,
  | 'run_id'
  | 'course_id'
  | 'denomination'
  | 'description'
  | 'location'
  | 'latitude'
  | 'longitude'
  | 'url'
  | 'moderator_link'
  | 'has_certificate'
  | 'max_participants'
>;

/** When it is, of one date. */
export type AppointmentWhen = Pick<
  AppointmentRow,
  'id' | 'series_id' | 'type' | 'frequency' | 'interval_end' | 'start_at' | 'end_at' | 'registration_deadline'
>;

/** One entry of the files: a date that stands alone, or a series. */
export interface GroupLayout {
  readonly id: string;
  readonly zone: string;
  readonly what: AppointmentWhat;
  /** At least one; of a series all, counted from this import. */
  readonly dates: readonly AppointmentWhen[];
  /** Whether the times are counted from the import. */
  readonly isRelative: boolean;
  /** Of the words for the times, not of the times that they come to. */
  readonly whenDigest: string;
  readonly whatDigest: string;
}

export interface RunLayout {
  readonly row: Omit<RunRow, 'organisation_id' | 'edited_at' | 'deleted_at'>;
  readonly groups: readonly GroupLayout[];
}

/** The runs of every unit, in the order of the files, with the dates that they have when they are imported at `now`. */
export function layOutRuns(units: CampusFiles['units'], now: Date): readonly RunLayout[] {
  return [...units].flatMap(([courseId, { unit }]) =>
    unit.runs.map((run, position) => ({
      row: rowOf(run, courseId, position),
      groups: run.appointments.map((appointment) =>
        layOutGroup(appointment, { run, courseId, title: unit.denomination, now }),
      ),
    })),
  );
}

function rowOf(run: RunFile, course_id: string, position: number): RunLayout['row'] {
  const row = {
    id: run.id,
    course_id,
    position,
    zone: run.zone,
    url: run.url ?? null,
    is_active: run.isActive ? 1 : 0,
    enroll_to_all: run.enrollToAll ? 1 : 0,
  };
  return { ...row, digest: digestOf(row) };
}

interface Place {
  readonly run: RunFile;
  readonly courseId: string;
  readonly title: Localized;
  readonly now: Date;
}

function layOutGroup(file: AppointmentFile, { run, courseId, title, now }: Place): GroupLayout {
  const what: AppointmentWhat = {
    run_id: run.id,
    course_id: courseId,
    denomination: JSON.stringify(file.denomination ?? title),
    description: textOf(renderOptional(file.description)),
    location: textOf(file.location ?? null),
    latitude: file.latitude ?? null,
    longitude: file.longitude ?? null,
    url: file.url ?? null,
    moderator_link: file.moderatorLink ?? null,
    has_certificate: file.hasCertificate ? 1 : 0,
    max_participants: file.places,
  };
  const { start, minutes, deadline, repeat } = file;
  return {
    id: file.id,
    zone: run.zone,
    what,
    dates: datesIn(file, run.zone, now),
    isRelative: isRelative(start),
    whenDigest: digestOf([start, minutes, deadline, repeat, run.zone]),
    whatDigest: digestOf(what),
  };
}

function textOf(text: Localized | null): string | null {
  return text === null ? null : JSON.stringify(text);
}

const MINUTE = 60_000;

function datesIn(
  { id, start, minutes, deadline, repeat }: AppointmentFile,
  zone: string,
  now: Date,
): AppointmentWhen[] {
  const begin = resolveMoment(start, now, zone);
  const first = { start: begin, end: new Date(Date.parse(begin) + minutes * MINUTE).toISOString() };
  const until = deadline === undefined ? null : resolveMoment(deadline, now, zone);
  const alone = { ...whenOf(first, until), id, series_id: null, type: null, frequency: null, interval_end: null };
  if (repeat === undefined) return [alone];
  const interval_end = resolveMoment(repeat.until, now, zone);
  const { frequency } = repeat;
  const later = datesOf(first, { frequency, until: interval_end, zone }).slice(1);
  const series = { series_id: id, frequency, interval_end };
  // Each closes as long before its own start as the first one does.
  const wait = until === null ? null : Date.parse(first.start) - Date.parse(until);
  return [
    { ...alone, ...series, type: 'RECURRING' },
    ...later.map((times, n): AppointmentWhen => {
      const closes = wait === null ? null : new Date(Date.parse(times.start) - wait).toISOString();
      return { ...whenOf(times, closes), ...series, id: `${id}-${n + 2}`, type: 'CHILD' };
    }),
  ];
}

function whenOf({ start, end }: { start: string; end: string }, registration_deadline: string | null) {
  return { start_at: start, end_at: end, registration_deadline };
}

const DIGEST_LENGTH = 24;

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGEST_LENGTH);
}
