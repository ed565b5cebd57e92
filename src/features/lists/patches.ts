import { mapNodes, type Node } from '#cache/map-nodes.ts';
import { patch } from '#cache/offline-mutation.ts';
import { type LearningItem, refOf, type UnitRef } from '#campus/learning-item.ts';
import { bookmarksAnswer, type ContentList, listQueries } from './queries.ts';

const ITEM_TYPES = new Set<unknown>(['Module', 'MixedCourse', 'Event', 'Project', 'Scorm', 'Material']);

/** Sets the mark on every card of the unit, on whatever screen it stands. */
export function markBookmarked(data: unknown, { unit, bookmarked }: { unit: UnitRef; bookmarked: boolean }): unknown {
  return mapNodes(data, (node) =>
    isUnit(node, unit) && 'isBookmarked' in node && node.isBookmarked !== bookmarked
      ? { ...node, isBookmarked: bookmarked }
      : node,
  );
}

/** Adds the card to "my bookmarks", newest first as the campus orders them, or takes it out. */
export const addOrRemoveBookmark = patch(
  [...listQueries.all(), 'mine'],
  bookmarksAnswer,
  (answer, { card, bookmarked }: { card: LearningItem; bookmarked: boolean }) => {
    const known = answer.viewer.bookmarkedItems;
    const without = withItem(known, card, false);
    if ((without === known) !== bookmarked) return answer;
    const items = bookmarked ? [{ ...card, isBookmarked: true }, ...known] : without;
    return { ...answer, viewer: { ...answer.viewer, bookmarkedItems: items } };
  },
);

/** Puts a new list last among mine, before those I follow: the order of the campus. */
export const addList = patch(
  [...listQueries.all(), 'mine'],
  bookmarksAnswer,
  (answer, list: { id: string; denomination: string }) => {
    const known = answer.viewer.contentLists;
    if (known.some(({ id }) => id === list.id)) return answer;
    const mine = known.filter(({ isOwner }) => isOwner);
    const followed = known.filter(({ isOwner }) => !isOwner);
    return { ...answer, viewer: { ...answer.viewer, contentLists: [...mine, emptyList(list), ...followed] } };
  },
);

/** Changes one list wherever it stands. */
export function changeList(data: unknown, id: string, change: (list: Node) => Node): unknown {
  return mapNodes(data, (node) => (node.__typename === 'ContentList' && node.id === id ? change(node) : node));
}

export function emptyList({ id, denomination }: { id: string; denomination: string }): ContentList {
  return {
    __typename: 'ContentList',
    id,
    denomination,
    isOwner: true,
    ownerNickname: null,
    isPublic: false,
    isFollowing: false,
    items: [],
  };
}

/** The same array where the item is in or out already. */
export function withItem(items: readonly LearningItem[], card: LearningItem, included: boolean): LearningItem[];
export function withItem(items: readonly unknown[], card: LearningItem, included: boolean): unknown[];
export function withItem(items: readonly unknown[], card: LearningItem, included: boolean): readonly unknown[] {
  const is = (item: unknown): boolean => isUnit(item, refOf(card));
  if (items.some(is) === included) return items;
  return included ? [...items, card] : items.filter((item) => !is(item));
}

function isUnit(node: unknown, unit: UnitRef): node is Node {
  if (typeof node !== 'object' || node === null || !('__typename' in node) || !('id' in node)) return false;
  const kind = node.__typename === 'Module' ? 'module' : 'course';
  return ITEM_TYPES.has(node.__typename) && node.id === unit.id && kind === unit.kind;
}
