import type { Reader } from '#server/store/database/open-store.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';

/** A date that the person has a place in, the zone of its run, and what a tutor recorded of it. */
export interface AttendedDate extends AppointmentRow {
  readonly zone: string;
  readonly did_attend: number | null;
}

export function findAttended(
  read: Reader,
  { organisationId, personId, id }: { organisationId: string; personId: string; id: string },
): Promise<AttendedDate | undefined> {
  return read
    .selectFrom('appointment_place')
    .innerJoin('appointment', (join) =>
      join
        .onRef('appointment.organisation_id', '=', 'appointment_place.organisation_id')
        .onRef('appointment.id', '=', 'appointment_place.appointment_id'),
    )
    .innerJoin('run', (join) =>
      join.onRef('run.organisation_id', '=', 'appointment.organisation_id').onRef('run.id', '=', 'appointment.run_id'),
    )
    .selectAll('appointment')
    .select(['run.zone', 'appointment_place.did_attend'])
    .where('appointment_place.organisation_id', '=', organisationId)
    .where('appointment_place.person_id', '=', personId)
    .where('appointment.id', '=', id)
    .where('appointment.deleted_at', 'is', null)
    .executeTakeFirst();
}
