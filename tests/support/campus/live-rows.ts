import { randomUUID } from 'node:crypto';
import type { Store } from '#server/store/database/open-store.ts';
import type { AppointmentRow, PlaceRow, RunRow } from '#server/store/schema/live-tables.ts';

const HOUR = 3_600_000;

/** A run of a course as an import writes it: dates one by one, in Berlin. */
export async function aRun(
  store: Store,
  has: Partial<RunRow> & Pick<RunRow, 'organisation_id' | 'course_id'>,
): Promise<RunRow> {
  const row = { position: 0, is_active: 1, enroll_to_all: 0, zone: 'Europe/Berlin', url: null, digest: '' };
  const values = { id: `run-${randomUUID()}`, ...row, ...has };
  return store.transaction((trx) => trx.insertInto('run').values(values).returningAll().executeTakeFirstOrThrow());
}

/** A date of a run, an hour long, `inHours` from `now` on; ten places. */
export async function anAppointment(
  store: Store,
  run: RunRow,
  { now, inHours = 24, ...has }: Partial<AppointmentRow> & { now: Date; inHours?: number },
): Promise<AppointmentRow> {
  const start = now.getTime() + inHours * HOUR;
  const row = {
    organisation_id: run.organisation_id,
    run_id: run.id,
    course_id: run.course_id,
    series_id: null,
    type: null,
    frequency: null,
    interval_end: null,
    description: null,
    location: null,
    latitude: null,
    longitude: null,
    url: 'https://meet.example/a',
    moderator_link: null,
    has_certificate: 0,
    denomination: '{"de":"Treffen"}',
    registration_deadline: null,
    max_participants: 10,
    taken: 0,
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + HOUR).toISOString(),
    deleted_at: null,
    digest: '',
  };
  const values = { id: `date-${randomUUID()}`, ...row, ...has };
  return store.transaction((trx) =>
    trx.insertInto('appointment').values(values).returningAll().executeTakeFirstOrThrow(),
  );
}

/** How many the counter of an appointment says, and who has a place. */
export async function placesOf(
  store: Store,
  { organisation_id, id }: Pick<AppointmentRow, 'organisation_id' | 'id'>,
): Promise<{ taken: number; places: PlaceRow[] }> {
  const appointment = await store.read
    .selectFrom('appointment')
    .select('taken')
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const places = await store.read
    .selectFrom('appointment_place')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .where('appointment_id', '=', id)
    .execute();
  return { taken: appointment.taken, places };
}
