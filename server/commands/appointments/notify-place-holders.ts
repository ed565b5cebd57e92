import { textIn } from '#server/model/localized.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { type DatePayload, notify } from '#server/store/people/notify.ts';
import type { AppointmentRow, NotificationKind } from '#server/store/schema/live-tables.ts';

type ChangedAppointment = Pick<AppointmentRow, 'id' | 'course_id' | 'denomination' | 'start_at' | 'end_at'>;
type More = Pick<DatePayload, 'zone' | 'startBefore' | 'location' | 'locationBefore'>;

/** Tells everybody who has a place in an appointment what became of it. */
export async function notifyPlaceHolders(
  trx: Trx,
  { organisationId, now }: { organisationId: string; now: Date },
  kind: NotificationKind,
  appointment: ChangedAppointment,
  more: More,
): Promise<void> {
  const people = await trx
    .selectFrom('appointment_place')
    .select('person_id')
    .where('organisation_id', '=', organisationId)
    .where('appointment_id', '=', appointment.id)
    .orderBy('person_id')
    .execute();
  const { id: appointmentId, course_id: courseId, start_at: start, end_at: end } = appointment;
  const denomination = textIn(appointment.denomination) ?? {};
  for (const { person_id: personId } of people)
    await notify(trx, {
      organisationId,
      personId,
      kind,
      at: now,
      payload: { appointmentId, courseId, denomination, start, end, ...more },
      link: `/course/${encodeURIComponent(courseId)}`,
      linkType: 'COURSE',
    });
}
