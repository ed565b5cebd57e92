import { readCampus } from '#cache/read-campus.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { readyForTexts } from '#ui/text/html.tsx';
import { unitQueries } from './queries.ts';

/** A course, by itself or in a module, with what its description needs to be shown at once. */
export async function readCourse(
  { queryClient, language }: ReadingContext,
  { id, moduleId }: { id: string; moduleId?: string },
): Promise<void> {
  await Promise.all([readCampus(queryClient, unitQueries.course(id, language, moduleId)), readyForTexts()]);
}

/** The same for a module. */
export async function readModule({ queryClient, language }: ReadingContext, id: string): Promise<void> {
  await Promise.all([readCampus(queryClient, unitQueries.module(id, language)), readyForTexts()]);
}
