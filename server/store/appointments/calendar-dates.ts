import type { Reader } from '#server/store/database/open-store.ts';
import { heldPlaces } from './held-places.ts';

interface Asked {
  readonly organisationId: string;
  readonly personId: string;
  /** What ended before it is in no calendar any more. */
  readonly since: string;
}

/** What a person has a place in, by its start. */
export function readHeldDates(read: Reader, { since, ...of }: Asked) {
  return heldPlaces(read, of)
    .selectAll('appointment')
    .where('appointment.end_at', '>=', since)
    .orderBy('appointment.start_at')
    .orderBy('appointment.id')
    .execute();
}

/** What a person had a place in when it was called off, by its start. */
export function readCancelledDates(read: Reader, { organisationId, personId, since }: Asked) {
  return read
    .selectFrom('cancelled_place')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .where('end_at', '>=', since)
    .orderBy('start_at')
    .orderBy('appointment_id')
    .execute();
}
