import * as v from 'valibot';
import { mapNodes, type Node } from '#cache/map-nodes.ts';
import { patch } from '#cache/offline-mutation.ts';
import { type ListedItem, refOf, type UnitRef } from '#campus/learning/learning-item.ts';
import { mergeOrder } from '#campus/learning/merge-order.ts';
import { keyTextOf } from './item-key.ts';
import {
  bookmarksAnswer,
  type ContentList,
  contentListSchema,
  type ListAnswer,
  listAnswer,
  listQueries,
} from './queries.ts';

const ITEM_TYPES = new Set<unknown>(['Module', 'MixedCourse', 'Event', 'Project', 'Scorm', 'Material', 'UserContent']);

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
  (answer, { card, bookmarked }: { card: ListedItem; bookmarked: boolean }) => {
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

/** A list that I follow stands last, as the campus has it; what is mine is not followed. */
export const addOrRemoveFollowed = patch(
  [...listQueries.all(), 'mine'],
  bookmarksAnswer,
  (answer, { list, follow }: { list: ContentList; follow: boolean }) => {
    const known = answer.viewer.contentLists;
    if (list.isOwner || known.some(({ id }) => id === list.id) === follow) return answer;
    const contentLists = follow ? [...known, { ...list, isFollowing: true }] : known.filter(({ id }) => id !== list.id);
    return { ...answer, viewer: { ...answer.viewer, contentLists } };
  },
);

type Deletion = { list: ContentList; deleted: boolean };

/** Takes a list out of mine, or puts it back last among them until the campus says where it was. */
export const takeOutOrBack = patch(
  [...listQueries.all(), 'mine'],
  bookmarksAnswer,
  (answer, { list, deleted }: Deletion) => {
    const known = answer.viewer.contentLists;
    if (known.some(({ id }) => id === list.id) !== deleted) return answer;
    const mine = known.filter(({ isOwner, id }) => isOwner && id !== list.id);
    const followed = known.filter(({ isOwner }) => !isOwner);
    const contentLists = [...mine, ...(deleted ? [] : [list]), ...followed];
    return { ...answer, viewer: { ...answer.viewer, contentLists } };
  },
);

/** The page of a deleted list has nothing to show any more, and that of one that is back has it again. */
export const changePage = {
  keys: ({ list }: Deletion) => [...listQueries.all(), 'one', list.id],
  change: (data: unknown, { list, deleted }: Deletion): unknown => {
    const parsed = v.safeParse(listAnswer, data);
    if (!parsed.success || (parsed.output.contentList === null) === deleted) return data;
    return { contentList: deleted ? null : list } satisfies ListAnswer;
  },
};

/** The bookmarks in somebody's order; the very same value where they stand so already. */
export function orderedBookmarks(data: unknown, wanted: readonly string[]): unknown {
  const parsed = v.safeParse(bookmarksAnswer, data);
  if (!parsed.success) return data;
  const { viewer } = parsed.output;
  const bookmarkedItems = ordered(viewer.bookmarkedItems, wanted);
  return bookmarkedItems === viewer.bookmarkedItems
    ? data
    : { ...parsed.output, viewer: { ...viewer, bookmarkedItems } };
}

/** One list in its owner's order, wherever it stands. */
export function orderedList(data: unknown, id: string, wanted: readonly string[]): unknown {
  return changeList(data, id, (list) => {
    const parsed = v.safeParse(contentListSchema.entries.items, list.items);
    if (!parsed.success) return list;
    const items = ordered(parsed.output, wanted);
    return items === parsed.output ? list : { ...list, items };
  });
}

function ordered(items: ListedItem[], wanted: readonly string[]): ListedItem[] {
  const merged = mergeOrder(items, wanted, keyTextOf);
  return merged.every((item, at) => item === items[at]) ? items : merged;
}

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
export function withItem(items: readonly ListedItem[], card: ListedItem, included: boolean): ListedItem[];
export function withItem(items: readonly unknown[], card: ListedItem, included: boolean): unknown[];
export function withItem(items: readonly unknown[], card: ListedItem, included: boolean): readonly unknown[] {
  const is = (item: unknown): boolean => isUnit(item, refOf(card));
  if (items.some(is) === included) return items;
  return included ? [...items, card] : items.filter((item) => !is(item));
}

function isUnit(node: unknown, unit: UnitRef): node is Node {
  if (typeof node !== 'object' || node === null || !('__typename' in node) || !('id' in node)) return false;
  const { __typename, id } = node;
  if (typeof __typename !== 'string' || typeof id !== 'string') return false;
  return ITEM_TYPES.has(__typename) && id === unit.id && refOf({ __typename, id }).kind === unit.kind;
}
