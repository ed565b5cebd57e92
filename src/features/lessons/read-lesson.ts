import { readCampus } from '#cache/read-campus.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { unitQueries } from '#features/units/queries.ts';
import { readyForTexts } from '#ui/text/html.tsx';
import { lessonQueries } from './queries.ts';

/** A lesson with the course around it: the reader shows where in the course one is. */
export async function readLesson(
  { queryClient, language }: ReadingContext,
  { courseId, moduleId, lessonId }: { courseId: string; moduleId?: string; lessonId: string },
): Promise<void> {
  await Promise.all([
    readCampus(queryClient, unitQueries.course(courseId, language, moduleId)),
    readCampus(queryClient, lessonQueries.one(lessonId, courseId, language)),
    readyForTexts(),
  ]);
}
