import type { Trx } from '#server/store/database/open-store.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';

type Called = Pick<AppointmentRow, 'id' | 'course_id' | 'denomination' | 'start_at' | 'end_at' | 'sequence'>;

/**
 * Gives back every place of a date that is called off, and keeps that there was one, so that calendars hear of it (LIVE-26);
 * answers who had one.
 */
export async function cancelPlaces(
  trx: Trx,
  { organisationId, now }: { organisationId: string; now: Date },
  date: Called,
): Promise<readonly string[]> {
  const places = await trx
    .deleteFrom('appointment_place')
    .where('organisation_id', '=', organisationId)
    .where('appointment_id', '=', date.id)
    .returning('person_id')
    .execute();
  const { course_id, denomination, start_at, end_at } = date;
  const cancelled = {
    course_id,
    denomination,
    start_at,
    end_at,
    sequence: date.sequence + 1,
    cancelled_at: now.toISOString(),
  };
  for (const { person_id } of places)
    await trx
      .insertInto('cancelled_place')
      .values({ organisation_id: organisationId, appointment_id: date.id, person_id, ...cancelled })
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'organisation_id', 'appointment_id']).doUpdateSet(cancelled),
      )
      .execute();
  return places.map(({ person_id }) => person_id);
}
