import { followsTooMany } from '#server/commands/core/quotas.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { mayFollowList, maySeeList } from '#server/policies/lists.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { findList } from './find-list.ts';

export interface FollowList {
  readonly organisationId: string;
  readonly personId: string;
  readonly id: string;
  readonly follow: boolean;
  readonly now: Date;
}

/** Follows a public list of somebody else, or leaves it; one that became private or is gone can still be left. */
export async function followList(trx: Trx, act: FollowList): Promise<CommandResult> {
  const { organisationId, personId, id, follow, now } = act;
  if (!follow) {
    await trx
      .deleteFrom('list_follow')
      .where('person_id', '=', personId)
      .where('organisation_id', '=', organisationId)
      .where('list_id', '=', id)
      .execute();
    return done();
  }
  const list = await findList(trx, organisationId, id);
  if (!list || !maySeeList(personId, list)) return refused('NOT_FOUND');
  if (!mayFollowList(personId, list)) return refused('NOT_ALLOWED');
  await trx
    .insertInto('list_follow')
    .values({ person_id: personId, organisation_id: organisationId, list_id: id, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await followsTooMany(trx, personId)) ? refused('QUOTA_REACHED') : done({ listId: id });
}
