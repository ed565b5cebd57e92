import { mergeOrder } from '#campus/learning/merge-order.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { readItems } from '#server/store/content/read-content.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { type ItemKey, itemKeyOf, readBookmarks } from '#server/store/people/learner.ts';
import { announceList } from './announce-list.ts';
import { editRefusal, findList } from './find-list.ts';

export interface OrderListItems {
  readonly organisationId: string;
  readonly personId: string;
  readonly id: string;
  readonly items: readonly ItemKey[];
}

/** Brings a list into the order that the device knows: whoever's order arrives later wins (LIST-5). */
export async function orderListItems(trx: Trx, act: OrderListItems): Promise<CommandResult> {
  const { organisationId, personId, id, items } = act;
  const list = await findList(trx, organisationId, id);
  const why = editRefusal(personId, list);
  if (why !== undefined) return refused(why);
  const present = (await readItems(trx, organisationId, [id])).get(id) ?? [];
  for (const [position, item] of merged(present, items).entries())
    await trx
      .updateTable('content_list_item')
      .set({ position })
      .where('organisation_id', '=', organisationId)
      .where('list_id', '=', id)
      .where('kind', '=', item.kind)
      .where('item_id', '=', item.id)
      .execute();
  announceList(trx, list);
  return done({ listId: id });
}

/** The same for one's bookmarks; what is bookmarked afterwards comes before them. */
export async function orderBookmarks(
  trx: Trx,
  { personId, items }: Pick<OrderListItems, 'personId' | 'items'>,
): Promise<CommandResult> {
  for (const [position, item] of merged(await readBookmarks(trx, personId), items).entries())
    await trx
      .updateTable('bookmark')
      .set({ position })
      .where('person_id', '=', personId)
      .where('kind', '=', item.kind)
      .where('item_id', '=', item.id)
      .execute();
  return done();
}

function merged(present: readonly ItemKey[], wanted: readonly ItemKey[]): readonly ItemKey[] {
  return mergeOrder(present, wanted.map(itemKeyOf), itemKeyOf);
}
