import type { Trx } from '#server/store/database/open-store.ts';
import { findAppointment } from './appointment-dates.ts';

export interface PlaceRef {
  readonly organisationId: string;
  readonly appointmentId: string;
  readonly personId: string;
}

/** Of some appointments, those that the person has a place in. */
export async function placesAmong(
  trx: Trx,
  { organisationId, personId }: Omit<PlaceRef, 'appointmentId'>,
  appointmentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (appointmentIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('appointment_place')
    .select('appointment_id')
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .where('appointment_id', 'in', appointmentIds)
    .execute();
  return new Set(rows.map((row) => row.appointment_id));
}

/**
 * Takes a place for somebody who has none; answers why there is none, where so. The counter and its limit are one
 * statement, so of any number who come at once exactly as many get in as there are places (LIVE-2); the place is written in
 * the same transaction.
 */
export async function takePlace(
  trx: Trx,
  place: PlaceRef,
  now: Date,
): Promise<'NO_SPOTS_LEFT' | 'NOT_FOUND' | undefined> {
  const counted = await trx
    .updateTable('appointment')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('organisation_id', '=', place.organisationId)
    .where('id', '=', place.appointmentId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('max_participants', '=', 0), eb('taken', '<', eb.ref('max_participants'))]))
    .returning('id')
    .executeTakeFirst();
  if (counted === undefined) {
    const isThere = await findAppointment(trx, { organisationId: place.organisationId, id: place.appointmentId });
    return isThere ? 'NO_SPOTS_LEFT' : 'NOT_FOUND';
  }
  await trx
    .insertInto('appointment_place')
    .values({
      organisation_id: place.organisationId,
      appointment_id: place.appointmentId,
      person_id: place.personId,
      taken_at: now.toISOString(),
      did_attend: null,
      attended_at: null,
    })
    .execute();
  return undefined;
}

/** Gives the place back, where there is one. */
export async function giveBackPlace(trx: Trx, { organisationId, appointmentId, personId }: PlaceRef): Promise<void> {
  const given = await trx
    .deleteFrom('appointment_place')
    .where('organisation_id', '=', organisationId)
    .where('appointment_id', '=', appointmentId)
    .where('person_id', '=', personId)
    .returning('person_id')
    .executeTakeFirst();
  if (given === undefined) return;
  await trx
    .updateTable('appointment')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', appointmentId)
    .execute();
}
