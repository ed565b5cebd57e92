import { readCampus } from '#cache/read-campus.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { readyForTexts } from '#ui/text/html.tsx';
import { userContentQueries } from './queries.ts';

/** What a learner made, with what its text needs to be shown at once. */
export async function readUserContent({ queryClient, language }: ReadingContext, id: string): Promise<void> {
  await Promise.all([readCampus(queryClient, userContentQueries.one(id, language)), readyForTexts()]);
}
