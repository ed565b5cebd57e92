import { readCampus } from '#cache/read-campus.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { CampusError } from '#wire/campus-failure.ts';
import { packageQueries } from './queries.ts';

/** The package of a SCORM unit, for those who teach it; for everybody else there is no such page. Throws a `CampusError`. */
export async function readPackage(
  { queryClient, language, loadMessages }: ReadingContext,
  courseId: string,
): Promise<void> {
  const [{ course }] = await Promise.all([
    readCampus(queryClient, packageQueries.ofCourse(courseId, language)),
    loadMessages('tutor'),
  ]);
  if (course?.__typename !== 'Scorm' || !course.isCurrentUserTutor)
    throw new CampusError({ kind: 'missing', what: 'course' });
}
