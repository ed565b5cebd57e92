import type { PlaceState } from '#campus/appointments/appointment.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { remembered } from '#server/store/database/remembered.ts';
import { wasThere } from './live.ts';

export interface Place {
  readonly runId: string;
  readonly didAttend: boolean | null;
}

/** What one person is in, each table read at most once for an answer. */
export interface Places {
  /** By the id of the appointment; one that was taken away is not there. */
  places(): Promise<ReadonlyMap<string, Place>>;
  /** By the id of the run; without an entry: AVAILABLE. */
  runStates(): Promise<ReadonlyMap<string, PlaceState>>;
}

export function createPlaces(read: Reader, organisationId: string, personId: string): Places {
  return {
    places: remembered(async () => {
      const rows = await read
        .selectFrom('appointment_place')
        .innerJoin('appointment', (join) =>
          join
            .onRef('appointment.organisation_id', '=', 'appointment_place.organisation_id')
            .onRef('appointment.id', '=', 'appointment_place.appointment_id'),
        )
        .select(['appointment.id', 'appointment.run_id', 'appointment_place.did_attend'])
        .where('appointment_place.organisation_id', '=', organisationId)
        .where('appointment_place.person_id', '=', personId)
        .where('appointment.deleted_at', 'is', null)
        .execute();
      return new Map(rows.map((row) => [row.id, { runId: row.run_id, didAttend: wasThere(row.did_attend) }]));
    }),
    runStates: remembered(async () => {
      const rows = await read
        .selectFrom('run_status')
        .select(['run_id', 'status'])
        .where('organisation_id', '=', organisationId)
        .where('person_id', '=', personId)
        .execute();
      return new Map(rows.map((row) => [row.run_id, row.status]));
    }),
  };
}
