import { readCampus } from '#cache/read-campus.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { readyForTexts } from '#ui/text/html.tsx';
import { surveyPageQueries } from './page-queries.ts';

/** One survey with what its texts need. */
export async function readSurvey(
  { queryClient, language }: ReadingContext,
  { identifier }: { identifier: string },
): Promise<void> {
  await Promise.all([readCampus(queryClient, surveyPageQueries.one(identifier, language)), readyForTexts()]);
}
