import { readCampus } from '#cache/read-campus.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { surveyQueries } from './queries.ts';

/** What the banner of the start page says; the page does not fail for want of it. */
export async function readForBanner({ queryClient, language, organisation }: ReadingContext): Promise<void> {
  if (!organisation.features.showSurveyBanner) return;
  await readCampus(queryClient, surveyQueries.list(language)).catch(() => {});
}
