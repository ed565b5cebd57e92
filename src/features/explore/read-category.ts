import { readCampus } from '#cache/read-campus.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { CampusError } from '#wire/campus-failure.ts';
import { exploreQueries } from './queries.ts';

/** A topic is a part of the catalogue, so its page opens wherever the catalogue does. Throws `missing` where there is none. */
export async function readCategory({ queryClient, language }: ReadingContext, identifier: string): Promise<void> {
  const { viewer } = await readCampus(queryClient, exploreQueries.catalogue(language));
  if (viewer.moduleCategories.some((category) => category.identifier === identifier)) return;
  throw new CampusError({ kind: 'missing', what: 'category' });
}
