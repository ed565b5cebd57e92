import { readCampus } from '#cache/read-campus.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { readyForTexts } from '#ui/text/html.tsx';
import { failureOf } from '#wire/campus-failure.ts';
import { readyCourseParts } from './course-parts.tsx';
import { unitQueries } from './queries.ts';

type Context = Pick<ReadingContext, 'queryClient' | 'language'>;

/** A course, by itself or in a module, with what its page needs to be shown at once. */
export async function readCourse(
  { queryClient, language }: Context,
  { id, moduleId }: { id: string; moduleId?: string },
): Promise<void> {
  const course = readCampus(queryClient, unitQueries.course(id, language, moduleId)).catch(async (error: unknown) => {
    // Where its module is not there either, nothing leads back to it (ROUTE-6).
    if (moduleId !== undefined && isMissing(error))
      await readCampus(queryClient, unitQueries.module(moduleId, language)).catch((other: unknown) => {
        if (isMissing(other)) throw other;
      });
    throw error;
  });
  const parts = course.then((answer) => answer.course && readyCourseParts(answer.course));
  await Promise.all([parts, readyForTexts()]);
}

function isMissing(error: unknown): boolean {
  return failureOf(error).kind === 'missing';
}

/** The same for a module. */
export async function readModule({ queryClient, language }: Context, id: string): Promise<void> {
  await Promise.all([readCampus(queryClient, unitQueries.module(id, language)), readyForTexts()]);
}
