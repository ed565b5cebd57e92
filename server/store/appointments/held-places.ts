import type { Reader } from '#server/store/database/open-store.ts';

/** The dates that a person has a place in and that were not taken away, as a query to narrow. */
export function heldPlaces(read: Reader, { organisationId, personId }: { organisationId: string; personId: string }) {
  return read
    .selectFrom('appointment_place')
    .innerJoin('appointment', (join) =>
      join
        .onRef('appointment.organisation_id', '=', 'appointment_place.organisation_id')
        .onRef('appointment.id', '=', 'appointment_place.appointment_id'),
    )
    .select('appointment.id')
    .where('appointment_place.organisation_id', '=', organisationId)
    .where('appointment_place.person_id', '=', personId)
    .where('appointment.deleted_at', 'is', null);
}
