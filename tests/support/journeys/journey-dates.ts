import type { Store } from '#server/store/database/open-store.ts';
import type { JourneyCampus } from './journey.ts';

/** Organisation of the journeys. */
const LANTERN = '1';
const MINUTE = 60_000;

export type DateOf = {
  id: string;
  denomination: string;
  /** In minutes from now. */
  starts: number;
  /** Minutes; an hour where none is given. */
  takes?: number;
  /** In minutes from now. */
  deadline?: number;
  places?: number;
  url?: string;
  moderatorLink?: string;
  location?: string;
  hasCertificate?: boolean;
};

export type RunOf = { id: string; zone?: string; enrollToAll?: boolean; dates: readonly DateOf[] };

/** Gives a unit of the demo campus the dates that a journey needs, instead of its own. */
export async function giveDates({ store }: Pick<JourneyCampus, 'store'>, courseId: string, runs: readonly RunOf[]) {
  await takeDates(store, courseId);
  const from = Date.now();
  const at = (minutes: number): string => new Date(from + minutes * MINUTE).toISOString();
  const key = { organisation_id: LANTERN, course_id: courseId };
  await store.transaction(async (trx) => {
    for (const [position, { id, zone = 'Europe/Berlin', enrollToAll = false, dates }] of runs.entries()) {
      const run = {
        ...key,
        id,
        position,
        is_active: 1,
        enroll_to_all: enrollToAll ? 1 : 0,
        zone,
        url: null,
        digest: '',
      };
      await trx.insertInto('run').values(run).execute();
      const rows = dates.map((date) => ({
        ...key,
        id: date.id,
        run_id: id,
        series_id: null,
        type: null,
        frequency: null,
        interval_end: null,
        denomination: JSON.stringify({ en: date.denomination, ar: date.denomination }),
        description: JSON.stringify({ en: '<p>Bring a cup of <b>tea</b>.</p>' }),
        location: date.location === undefined ? null : JSON.stringify({ en: date.location }),
        latitude: date.location === undefined ? null : 51.33,
        longitude: date.location === undefined ? null : 12.33,
        url: date.url ?? null,
        moderator_link: date.moderatorLink ?? null,
        has_certificate: date.hasCertificate === true ? 1 : 0,
        start_at: at(date.starts),
        end_at: at(date.starts + (date.takes ?? 60)),
        registration_deadline: date.deadline === undefined ? null : at(date.deadline),
        max_participants: date.places ?? 0,
        taken: 0,
        deleted_at: null,
        digest: '',
      }));
      if (rows.length > 0) await trx.insertInto('appointment').values(rows).execute();
    }
  });
}

async function takeDates(store: Store, courseId: string): Promise<void> {
  await store.transaction(async (trx) => {
    const ofCourse = trx.selectFrom('run').select('id').where('course_id', '=', courseId);
    const dates = trx.selectFrom('appointment').select('id').where('course_id', '=', courseId);
    await trx.deleteFrom('appointment_place').where('appointment_id', 'in', dates).execute();
    await trx.deleteFrom('run_status').where('run_id', 'in', ofCourse).execute();
    await trx.deleteFrom('appointment').where('course_id', '=', courseId).execute();
    await trx.deleteFrom('run').where('course_id', '=', courseId).execute();
  });
}

/** Somebody else takes a place, as the campus would count it. */
export async function takePlace({ store }: Pick<JourneyCampus, 'store'>, personId: string, id: string): Promise<void> {
  const place = {
    organisation_id: LANTERN,
    appointment_id: id,
    person_id: personId,
    taken_at: new Date().toISOString(),
  };
  await store.transaction(async (trx) => {
    await trx
      .insertInto('appointment_place')
      .values({ ...place, did_attend: null, attended_at: null })
      .execute();
    await trx
      .updateTable('appointment')
      .set(({ eb }) => ({ taken: eb('taken', '+', 1) }))
      .where('id', '=', id)
      .execute();
  });
}

/** Who was there, as a tutor says it. */
export async function sayWasThere(
  { store }: Pick<JourneyCampus, 'store'>,
  personId: string,
  id: string,
): Promise<void> {
  await store.transaction((trx) =>
    trx
      .updateTable('appointment_place')
      .set({ did_attend: 1, attended_at: new Date().toISOString() })
      .where('appointment_id', '=', id)
      .where('person_id', '=', personId)
      .execute(),
  );
}
