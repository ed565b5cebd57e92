import { hasTooManyBookmarks } from '#server/commands/core/quotas.ts';
import { contentExists } from '#server/commands/learning/content-exists.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { ItemKey } from '#server/store/people/learner.ts';

export interface SetBookmark {
  readonly organisationId: string;
  readonly personId: string;
  readonly kind: ItemKey['kind'];
  readonly itemId: string;
  readonly isBookmarked: boolean;
  readonly now: Date;
}

/** Sets a bookmark, never toggles it: sent twice it is set once (LIST-1). */
export async function setBookmark(trx: Trx, act: SetBookmark): Promise<CommandResult> {
  const { organisationId, personId, kind, itemId, isBookmarked } = act;
  if (!(await contentExists(trx, organisationId, { kind, id: itemId }))) return refused('NOT_FOUND');
  if (isBookmarked)
    await trx
      .insertInto('bookmark')
      .values({ person_id: personId, kind, item_id: itemId, created_at: act.now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('bookmark')
      .where('person_id', '=', personId)
      .where('kind', '=', kind)
      .where('item_id', '=', itemId)
      .execute();
  if (isBookmarked && (await hasTooManyBookmarks(trx, personId))) return refused('QUOTA_REACHED');
  return done({ isBookmarked });
}
