import { type ListedItem, refOf } from '#campus/learning/learning-item.ts';

/** What entries of the outbox speak of: one that is newer takes the place of the one that waits (SYNC-2). */
export function bookmarkSubject(item: { __typename: string; id: string }): string {
  const { kind, id } = refOf(item);
  return `bookmark:${kind}:${id}`;
}

export const BOOKMARK_ORDER = 'bookmarks:order';

export function listSubject(id: string): string {
  return `list:${id}`;
}

/** Whether the list is there: its deletion, and the way back from it. */
export function listThere(id: string): string {
  return `list:${id}:there`;
}

export function listName(id: string): string {
  return `list:${id}:name`;
}

export function listPublic(id: string): string {
  return `list:${id}:public`;
}

export function listOrder(id: string): string {
  return `list:${id}:order`;
}

export function listFollowed(id: string): string {
  return `list:${id}:follow`;
}

export function listItemSubject({ listId, card }: { listId: string; card: Pick<ListedItem, '__typename' | 'id'> }) {
  return `list:${listId}:item:${refOf(card).kind}:${card.id}`;
}
