import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Row } from '#cache/campus-query.ts';
import { ATTENDANCE_AT_ONCE } from '#campus/learning/live-limits.ts';
import { useSession } from '#features/session/session.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';
import { type AttendanceBook, createAttendanceBook, type Marks } from './attendance-book.ts';
import { type AttendanceAnswer, attendanceQueries } from './queries.ts';

/** The words of this page on one date. What the campus has taken stands in its answer, so it is there after a reload too. */
export function useAttendance(appointmentId: string): { marks: Marks; book: AttendanceBook } {
  const client = useQueryClient();
  const { wire, language } = useSession();
  const book = useMemo(() => {
    const { key } = attendanceQueries.one(appointmentId, language);
    return createAttendanceBook({
      atOnce: ATTENDANCE_AT_ONCE,
      send: (userId, didAttend) => setAttendance(wire, { appointmentId, userId, didAttend }),
      onSaved: (userId, didAttend) => writeDown(client, key, userId, didAttend),
    });
  }, [client, wire, language, appointmentId]);
  const marks = useSyncExternalStore(book.subscribe, book.read);
  return { marks, book };
}

/** An answer that was asked for before the change would show it undone: it is not waited for. */
function writeDown(client: QueryClient, key: readonly unknown[], userId: string, didAttend: boolean | null): void {
  void client.cancelQueries({ queryKey: key });
  client.setQueryData<Row<AttendanceAnswer>>(key, (row) => {
    const appointment = row?.data.appointment;
    if (row === undefined || !appointment) return row;
    const attendees = (appointment.attendees ?? []).map((each) =>
      each.user.id === userId ? { ...each, didAttend } : each,
    );
    return { ...row, data: { appointment: { ...appointment, attendees } } };
  });
}

const SET_ATTENDANCE = `mutation SetAttendance($appointmentId: ID!, $userId: ID!, $didAttend: Boolean) {
  setAttendance(appointmentId: $appointmentId, userId: $userId, didAttend: $didAttend) {
    success
    errors { message }
  }
}`;

type AttendanceChange = { appointmentId: string; userId: string; didAttend: boolean | null };

/** Whether somebody was there; null takes back what was recorded. Never queued (OFFLINE-3). Throws a `CampusError`. */
function setAttendance(wire: Wire, change: AttendanceChange): Promise<void> {
  return mutate(wire, 'setAttendance', SET_ATTENDANCE, change);
}
