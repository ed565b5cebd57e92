import { doOverlap } from '#campus/appointments/next-appointment.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';
import { heldPlaces } from './held-places.ts';

interface Asked {
  readonly organisationId: string;
  readonly personId: string;
  readonly appointmentId: string;
}

/** What else the person has a place in at the same time, in any course, by its start (LIVE-7). */
export async function readOverlapping(read: Reader, asked: Asked): Promise<readonly AppointmentRow[]> {
  const rows = await heldPlaces(read, asked)
    .selectAll('appointment')
    .orderBy('appointment.start_at')
    .orderBy('appointment.id')
    .execute();
  const timesOf = ({ start_at: start, end_at: end }: AppointmentRow) => ({ start, end });
  const own = rows.find(({ id }) => id === asked.appointmentId);
  if (own === undefined) return [];
  return rows.filter((row) => row.id !== own.id && doOverlap(timesOf(row), timesOf(own)));
}
