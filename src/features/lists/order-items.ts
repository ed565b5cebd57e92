import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { type ItemKey, itemKeySchema, textOf } from './item-key.ts';
import { BOOKMARKS_PATH, LIST_UPDATE_ERROR, LIST_UPDATED } from './list-messages.ts';
import { orderedBookmarks, orderedList } from './patches.ts';
import { listQueries } from './queries.ts';
import { BOOKMARK_ORDER, bookmarkSubject, listItemSubject, listOrder, listSubject, listThere } from './subjects.ts';

const ORDER_LIST = `mutation UpdateContentListItemsRank($id: ID!, $items: [LearningItemKey!]!) {
  updateContentListItemsRank(id: $id, items: $items) { success errors { message } }
}`;

const ORDER_BOOKMARKS = `mutation updateAccountBookmarkList($items: [LearningItemKey!]!) {
  updateAccountBookmarkList(items: $items) { success errors { message } }
}`;

/**
 * The whole order as the device knows it (LIST-5); `of` null: of the bookmarks. Each is a step of its own: what was put in
 * between two orders is known to the second one only, so the second cannot stand in the place of the first.
 */
export const orderItems = offlineMutation({
  kind: 'items.order',
  version: 1,
  input: v.object({
    of: v.nullable(v.object({ id: v.string(), denomination: v.string() })),
    items: v.array(itemKeySchema),
    /** As they stood before, for the way back. */
    before: v.array(itemKeySchema),
  }),
  request: ({ of, items }) =>
    of === null
      ? { document: ORDER_BOOKMARKS, variables: { items } }
      : { document: ORDER_LIST, variables: { id: of.id, items } },
  subject: ({ of }) => (of === null ? BOOKMARK_ORDER : listOrder(of.id)),
  keepsEach: () => true,
  dependsOn: ({ of }) => (of === null ? [] : [listSubject(of.id)]),
  // What was put in before is known to this order.
  after: ({ of, items }) =>
    of === null
      ? items.map((key) => bookmarkSubject(cardOf(key)))
      : [listThere(of.id), ...items.map((key) => listItemSubject({ listId: of.id, card: cardOf(key) }))],
  patches: [
    {
      keys: listQueries.all(),
      change: (data, { of, items }) =>
        of === null ? orderedBookmarks(data, items.map(textOf)) : orderedList(data, of.id, items.map(textOf)),
    },
  ],
  messages: {
    what: ({ of }) =>
      of === null
        ? { message: msg`Order your bookmarks` }
        : { message: msg`Order the list “{name}”`, values: { name: of.denomination } },
    done: () => ({ message: LIST_UPDATED }),
    failed: () => ({ message: LIST_UPDATE_ERROR }),
  },
  shows: () => BOOKMARKS_PATH,
  undo: ({ of, items, before }) => ({ of, items: before, before: items }),
});

const TYPE_NAMES = { MODULE: 'Module', COURSE: 'MixedCourse', USER_CONTENT: 'UserContent' } as const;

/** As much of a card as a subject asks for. */
function cardOf({ itemId, itemType }: ItemKey) {
  return { __typename: TYPE_NAMES[itemType], id: itemId };
}
