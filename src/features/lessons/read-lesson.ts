import { readCampus } from '#cache/read-campus.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { unitQueries } from '#features/units/queries.ts';
import { readyForTexts } from '#ui/text/html.tsx';
import { readyLessonParts } from './lesson-parts.tsx';
import { lessonQueries } from './queries.ts';

/** A lesson with the course around it, where the reader shows one to be, and with what the lesson needs to be shown at once. */
export async function readLesson(
  { queryClient, language }: ReadingContext,
  { courseId, moduleId, lessonId }: { courseId: string; moduleId?: string; lessonId: string },
): Promise<void> {
  const rows = Promise.all([
    readCampus(queryClient, unitQueries.course(courseId, language, moduleId)),
    readCampus(queryClient, lessonQueries.one(lessonId, courseId, language)),
  ]);
  const parts = rows.then(([{ course }, { lesson }]) => course && lesson && readyLessonParts(course, lesson));
  await Promise.all([parts, readyForTexts()]);
}
