import type { AchievementId } from '#campus/learning/achievements.ts';
import { MAP_MAKER_ITEMS } from '#campus/limits.ts';
import { hasTooManyItems } from '#server/commands/core/quotas.ts';
import { awardAchievements } from '#server/commands/learning/award-achievements.ts';
import { contentExists } from '#server/commands/learning/content-exists.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { ItemKey } from '#server/store/people/learner.ts';
import { announceList } from './announce-list.ts';
import { editRefusal, findList } from './find-list.ts';

export interface SetListMembership {
  readonly organisationId: string;
  readonly personId: string;
  readonly item: ItemKey;
  readonly states: readonly { contentListId: string; isIncluded: boolean }[];
  readonly now: Date;
}

/** Puts an item into lists or takes it out: the wanted state, not a change, so that a repeat changes nothing. */
export async function setListMembership(trx: Trx, act: SetListMembership): Promise<CommandResult> {
  const { organisationId, personId, item, states } = act;
  const adds = states.some((state) => state.isIncluded);
  // What is gone from the campus can still be taken out of a list.
  if (adds && !(await contentExists(trx, organisationId, item))) return refused('NOT_FOUND');
  for (const { contentListId } of states) {
    const list = await findList(trx, organisationId, contentListId);
    const why = editRefusal(personId, list);
    if (why !== undefined) return refused(why);
    announceList(trx, list);
  }
  for (const { contentListId, isIncluded } of states)
    await (isIncluded ? include(trx, act, contentListId) : exclude(trx, act, contentListId));
  const grown = states.flatMap(({ contentListId, isIncluded }) => (isIncluded ? [contentListId] : []));
  for (const id of grown) if (await hasTooManyItems(trx, organisationId, id)) return refused('QUOTA_REACHED');
  const earned = await earnedByLists(trx, organisationId, grown);
  return done({ achievements: [...(await awardAchievements(trx, personId, earned, act.now))] });
}

async function earnedByLists(
  trx: Trx,
  organisationId: string,
  listIds: readonly string[],
): Promise<readonly AchievementId[]> {
  if (listIds.length === 0) return [];
  const counts = await trx
    .selectFrom('content_list_item')
    .select(({ fn }) => ['list_id', fn.countAll<number>().as('items')])
    .where('organisation_id', '=', organisationId)
    .where('list_id', 'in', listIds)
    .groupBy('list_id')
    .execute();
  return earnedByItems(Math.max(0, ...counts.map(({ items }) => items)));
}

/** A list of five things makes a map maker (EARN-5). */
export function earnedByItems(items: number): readonly AchievementId[] {
  return items >= MAP_MAKER_ITEMS ? ['map-maker'] : [];
}

async function include(trx: Trx, { organisationId, item, now }: SetListMembership, listId: string): Promise<void> {
  const last = await trx
    .selectFrom('content_list_item')
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .where('organisation_id', '=', organisationId)
    .where('list_id', '=', listId)
    .executeTakeFirst();
  await trx
    .insertInto('content_list_item')
    .values({
      organisation_id: organisationId,
      list_id: listId,
      kind: item.kind,
      item_id: item.id,
      position: (last?.position ?? -1) + 1,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function exclude(trx: Trx, { organisationId, item }: SetListMembership, listId: string): Promise<void> {
  await trx
    .deleteFrom('content_list_item')
    .where('organisation_id', '=', organisationId)
    .where('list_id', '=', listId)
    .where('kind', '=', item.kind)
    .where('item_id', '=', item.id)
    .execute();
}
