import { redirect } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { tagsOfPath } from '#campus/learning/tags.ts';
import type { ReadingContext } from '#features/session/route-context.ts';
import { failureOf } from '#wire/campus-failure.ts';
import { exploreQueries, type Tag } from './queries.ts';

/**
 * The catalogue's topics and what carries the chosen ones. A list that cannot be loaded leads to the error screen
 * (ROUTE-15); without a network the screen says that there is none, since nothing is wrong then.
 */
export async function readTagged({ queryClient, language }: ReadingContext, path: string): Promise<void> {
  try {
    const { searchTagsList } = await readCampus(queryClient, exploreQueries.catalogue(language));
    const ids = idsOfTags(searchTagsList, tagsOfPath(path));
    if (ids.length > 0) await readCampus(queryClient, exploreQueries.byTags(ids, language));
  } catch (error) {
    if (failureOf(error).kind !== 'garbled') throw error;
    throw redirect({ to: '/error', search: { type: 'NOT_FOUND' }, replace: true });
  }
}

/** The campus's tags of these abbreviations, however they are written; a tag that it does not have is not looked for. */
export function idsOfTags(tags: readonly Tag[], abbreviations: readonly string[]): string[] {
  const wanted = abbreviations.map((each) => each.toLowerCase());
  return tags.filter(({ abbreviation }) => wanted.includes(abbreviation.toLowerCase())).map(({ id }) => id);
}
