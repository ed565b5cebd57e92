import type { PlaceState } from '#campus/appointments/appointment.ts';
import { type Registration, registrationOf } from '#campus/appointments/registration.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { AppointmentRow, RunRow } from '#server/store/schema/live-tables.ts';

/** One thing of an organisation, whose ids are its own. */
export interface OfTenant {
  readonly organisationId: string;
  readonly id: string;
}

/** An appointment that nobody took away. */
export function findAppointment(trx: Trx, { organisationId, id }: OfTenant): Promise<AppointmentRow | undefined> {
  return trx
    .selectFrom('appointment')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function findRun(trx: Trx, { organisationId, id }: OfTenant): Promise<RunRow | undefined> {
  return trx
    .selectFrom('run')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The dates of a run in one order for everybody, so that two who take all of them wait for each other and not in a circle. */
export function datesOfRun(trx: Trx, { organisationId, id }: OfTenant): Promise<AppointmentRow[]> {
  return trx
    .selectFrom('appointment')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('run_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Whether the learner may come in or leave now, as a card of the same appointment says it. */
export function registrationNow(row: AppointmentRow, denomination: PlaceState, now: Date): Registration {
  return registrationOf(
    {
      end: row.end_at,
      registrationDeadline: row.registration_deadline,
      status: { denomination },
      maxParticipants: row.max_participants,
      numberOfParticipants: row.taken,
    },
    now,
  );
}
