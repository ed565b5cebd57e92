import { readCampus } from '#cache/read-campus.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { CampusError } from '#wire/campus-failure.ts';
import { attendanceQueries } from './queries.ts';

type Asked = { courseId: string; moduleId?: string };

/**
 * The dates of a unit, for those who teach it; for everybody else there is no such page (LIVE-13). Throws a
 * `CampusError`.
 */
export async function readDates(context: ReadingContext, { courseId, moduleId }: Asked): Promise<void> {
  const { queryClient, language, loadMessages } = context;
  const [{ course }] = await Promise.all([
    readCampus(queryClient, attendanceQueries.ofCourse(courseId, language, moduleId)),
    loadMessages('tutor'),
  ]);
  if (course?.isCurrentUserTutor !== true) throw new CampusError({ kind: 'missing', what: 'course' });
}

/** One date with the people who have a place, and the unit around it. Throws a `CampusError`. */
export async function readAttendance(context: ReadingContext, asked: Asked & { appointmentId: string }): Promise<void> {
  const { queryClient, language } = context;
  const [{ appointment }] = await Promise.all([
    readCampus(queryClient, attendanceQueries.one(asked.appointmentId, language)),
    readDates(context, asked),
  ]);
  if (appointment === null) throw new CampusError({ kind: 'missing', what: 'course' });
}
