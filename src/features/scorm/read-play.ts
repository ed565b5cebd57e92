import { readCampus } from '#cache/read-campus.ts';
import { warm } from '#cache/warm.ts';
import { OTHER_DEVICES_WITHIN } from '#campus/player/player-limits.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { unitQueries } from '#features/units/queries.ts';

/** The unit of a package, with what other devices did in it where the campus says so soon: it goes on from there. */
export async function readPlay(
  { queryClient, language }: ReadingContext,
  { courseId, moduleId }: { courseId: string; moduleId?: string },
): Promise<void> {
  const read = unitQueries.course(courseId, language, moduleId);
  const soon = new Promise((resolve) => setTimeout(resolve, OTHER_DEVICES_WITHIN));
  await Promise.race([warm(queryClient, read, 0).catch(() => {}), soon]);
  await readCampus(queryClient, read);
}
