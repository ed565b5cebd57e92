import {
  BOARD_POSTS_MAX,
  BOOKMARKS_MAX,
  COMPLETIONS_MAX,
  FOLLOWS_MAX,
  LIST_ITEMS_MAX,
  LISTS_MAX,
  REFLECTIONS_MAX,
  USER_CONTENT_PICTURES_MAX,
  USER_CONTENTS_MAX,
} from '#campus/own-limits.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/**
 * Whether somebody has more of something than the campus keeps for one person. Asked after it was written: what is refused is
 * taken back as a whole, and a repeat of what is there already is never too much.
 */

export async function hasTooManyLists(trx: Trx, personId: string): Promise<boolean> {
  const { all, deleted } = await trx
    .selectFrom('content_list')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('deleted_at').as('deleted')])
    .where('owner_id', '=', personId)
    .executeTakeFirstOrThrow();
  return all - deleted > LISTS_MAX || all > 2 * LISTS_MAX;
}

export async function hasTooManyItems(trx: Trx, organisationId: string, listId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom('content_list_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  return count > LIST_ITEMS_MAX;
}

export async function followsTooMany(trx: Trx, personId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom('list_follow')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return count > FOLLOWS_MAX;
}

export async function hasTooManyBookmarks(trx: Trx, personId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom('bookmark')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return count > BOOKMARKS_MAX;
}

export async function hasTooManyReflections(trx: Trx, personId: string, boardId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom('reflection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('board_id', '=', boardId)
    .executeTakeFirstOrThrow();
  return count > REFLECTIONS_MAX;
}

/** `earlier`: how many there were before this one. */
export function hasTooManyCompletions(earlier: number): boolean {
  return earlier >= COMPLETIONS_MAX;
}

/** Of messages and comments together, on one board. */
export async function hasTooManyPosts(trx: Trx, personId: string, boardId: string): Promise<boolean> {
  let posts = 0;
  for (const table of ['board_message', 'board_comment'] as const) {
    const { count } = await trx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('author_id', '=', personId)
      .where('board_id', '=', boardId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    posts += count;
  }
  return posts > BOARD_POSTS_MAX;
}

export async function hasTooManyUserContents(trx: Trx, personId: string, courseId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom('user_content')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', personId)
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count > USER_CONTENTS_MAX;
}

export async function hasTooManyUserContentPictures(trx: Trx, personId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom('user_content_picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', personId)
    .executeTakeFirstOrThrow();
  return count > USER_CONTENT_PICTURES_MAX;
}
