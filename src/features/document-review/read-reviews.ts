import { readCampus } from '#cache/read-campus.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { documentReviewQueries } from './queries.ts';

/** Reads what waits; false for whoever is no reviewer: for them there is no such page (DOC-11). Throws a `CampusError`. */
export async function readReviews({ queryClient, loadMessages }: ReadingContext): Promise<boolean> {
  const [{ documentReviews }] = await Promise.all([
    readCampus(queryClient, documentReviewQueries.waiting()),
    loadMessages('tutor'),
  ]);
  return documentReviews !== null;
}
