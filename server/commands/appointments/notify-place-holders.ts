import { textIn } from '#server/model/localized.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { DatePayload } from '#server/store/people/notify.ts';
import type { AppointmentRow, NotificationKind } from '#server/store/schema/live-tables.ts';
import { notifyOfRun } from './notify-of-run.ts';

type ChangedAppointment = Pick<AppointmentRow, 'id' | 'course_id' | 'denomination' | 'start_at' | 'end_at'>;
type More = Pick<DatePayload, 'zone' | 'startBefore' | 'location' | 'locationBefore'>;

interface Change {
  readonly organisationId: string;
  readonly now: Date;
  /** Where links of mails lead; without it there are none. */
  readonly origin?: string;
}

/** Tells everybody who has a place in an appointment what became of it. */
export async function notifyPlaceHolders(
  trx: Trx,
  change: Change,
  kind: NotificationKind,
  appointment: ChangedAppointment,
  more: More,
): Promise<void> {
  const { organisationId, now, origin } = change;
  const people = await placeHolders(trx, { organisationId, id: appointment.id });
  const courseId = appointment.course_id;
  const payload = { ...dateFacts(appointment), ...more };
  await notifyOfRun(trx, people, { organisationId, kind, payload, courseId, origin, now });
}

/** What notifications of a date are worded from. */
export function dateFacts(appointment: ChangedAppointment): Omit<DatePayload, 'zone'> {
  const { id: appointmentId, course_id: courseId, start_at: start, end_at: end } = appointment;
  return { appointmentId, courseId, denomination: textIn(appointment.denomination) ?? {}, start, end };
}

/** Who has a place, in one order for everybody. */
export async function placeHolders(
  trx: Trx,
  { organisationId, id }: { organisationId: string; id: string },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('appointment_place')
    .select('person_id')
    .where('organisation_id', '=', organisationId)
    .where('appointment_id', '=', id)
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}
