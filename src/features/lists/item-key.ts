import * as v from 'valibot';
import type { ListedItem } from '#campus/learning/learning-item.ts';

/** How an order names what it orders (LIST-5). */
export const itemKeySchema = v.object({
  itemId: v.string(),
  itemType: v.picklist(['MODULE', 'COURSE', 'USER_CONTENT']),
});
export type ItemKey = v.InferOutput<typeof itemKeySchema>;

type Item = Pick<ListedItem, '__typename' | 'id'>;

export function itemKeyOf({ __typename, id }: Item): ItemKey {
  if (__typename === 'UserContent') return { itemId: id, itemType: 'USER_CONTENT' };
  return { itemId: id, itemType: __typename === 'Module' ? 'MODULE' : 'COURSE' };
}

export function textOf({ itemId, itemType }: ItemKey): string {
  return `${itemType} ${itemId}`;
}

/** For a React key, and to find an item again in an order. */
export function keyTextOf(item: Item): string {
  return textOf(itemKeyOf(item));
}
