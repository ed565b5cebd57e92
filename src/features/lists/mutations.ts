import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { learningItemSchema, refOf } from '#campus/learning/learning-item.ts';
import { listNameText } from '#campus/text/written-text.ts';
import { BOOKMARKS_PATH, LIST_UPDATE_ERROR, LIST_UPDATED } from './list-words.ts';
import { addList, addOrRemoveBookmark, changeList, emptyList, markBookmarked, withItem } from './patches.ts';
import { listQueries } from './queries.ts';
import {
  BOOKMARK_ORDER,
  bookmarkSubject,
  listItemSubject,
  listName,
  listOrder,
  listSubject,
  listThere,
} from './subjects.ts';

const setting = (field: string, action: string) => `mutation ${field}($id: ID!) {
  ${field}(id: $id, actions: [{ ${action}: {} }]) { success errors { message } isBookmarked }
}`;

/** A document per action: what is meant is in the text, so that an old entry still says it. */
const BOOKMARK_DOCUMENTS = {
  module: {
    true: setting('updateModule', 'addModuleBookmark'),
    false: setting('updateModule', 'removeModuleBookmark'),
  },
  course: {
    true: setting('updateCourse', 'addCourseBookmark'),
    false: setting('updateCourse', 'removeCourseBookmark'),
  },
} as const;

/** Add or remove a bookmark: set to a value, never toggled (LIST-1). The card goes along so that lists can show it offline. */
export const setBookmark = offlineMutation({
  kind: 'bookmark.set',
  version: 1,
  input: v.object({ card: learningItemSchema, bookmarked: v.boolean() }),
  request: ({ card, bookmarked }) => ({
    document: BOOKMARK_DOCUMENTS[refOf(card).kind][bookmarked ? 'true' : 'false'],
    variables: { id: card.id },
  }),
  subject: ({ card }) => bookmarkSubject(card),
  // An order that was made before does not know it: what is new stands first.
  after: () => [BOOKMARK_ORDER],
  patches: [
    { keys: [], change: (data, { card, bookmarked }) => markBookmarked(data, { unit: refOf(card), bookmarked }) },
    addOrRemoveBookmark,
  ],
  words: {
    what: ({ card, bookmarked }) => ({
      message: bookmarked ? msg`Bookmark “{title}”` : msg`Remove bookmark “{title}”`,
      values: { title: card.denomination },
    }),
    done: ({ card, bookmarked }) => ({
      message: bookmarked ? msg`{title} added.` : msg`{title} removed.`,
      values: { title: card.denomination },
    }),
    failed: ({ card, bookmarked }) => ({
      message: bookmarked ? msg`{title} could not be added.` : msg`{title} could not be removed.`,
      values: { title: card.denomination },
    }),
  },
  undo: ({ card, bookmarked }) => ({ card: { ...card, isBookmarked: !bookmarked }, bookmarked: !bookmarked }),
});

const CREATE_LIST = `mutation CreateList($draft: ContentListDraft!) {
  createContentList(draft: $draft) { success errors { message } contentList { id } }
}`;

/** The id is made here (UUIDv7): the list has an address and can be filled before the server has heard of it. */
export const createList = offlineMutation({
  kind: 'list.create',
  version: 1,
  input: v.object({ id: v.pipe(v.string(), v.uuid()), denomination: listNameText }),
  request: ({ id, denomination }) => ({ document: CREATE_LIST, variables: { draft: { id, denomination } } }),
  subject: ({ id }) => listSubject(id),
  patches: [addList],
  creates: (list, language) => [{ read: listQueries.one(list.id, language), truth: { contentList: emptyList(list) } }],
  words: {
    what: ({ denomination }) => ({ message: msg`Create list “{name}”`, values: { name: denomination } }),
    done: () => ({ message: msg({ id: 'bookmarks.listCreated', message: 'List created.' }) }),
    failed: () => ({ message: msg({ id: 'bookmarks.listCreationError', message: 'The list could not be created.' }) }),
  },
  shows: () => BOOKMARKS_PATH,
});

const UPDATE_ITEM = `mutation UpdateContentListItem($draft: ContentListItemDraft!) {
  updateContentListItem(draft: $draft) { success errors { message } }
}`;

export const setListItem = offlineMutation({
  kind: 'list.item.set',
  version: 1,
  input: v.object({ listId: v.string(), card: learningItemSchema, included: v.boolean() }),
  request: ({ listId, card, included }) => ({
    document: UPDATE_ITEM,
    variables: {
      draft: {
        itemId: card.id,
        itemType: card.__typename === 'Module' ? 'MODULE' : 'COURSE',
        itemListStates: [{ contentListId: listId, isIncluded: included }],
      },
    },
  }),
  subject: (wish) => listItemSubject(wish),
  dependsOn: ({ listId }) => [listSubject(listId)],
  // An order that was made before does not know it: what is new stands last.
  after: ({ listId }) => [listThere(listId), listOrder(listId)],
  patches: [
    {
      keys: listQueries.all(),
      change: (data, { listId, card, included }) =>
        changeList(data, listId, (list) => {
          const items = Array.isArray(list.items) ? list.items : [];
          const changed = withItem(items, card, included);
          return changed === items ? list : { ...list, items: changed };
        }),
    },
  ],
  words: {
    what: ({ card, included }) => ({
      message: included ? msg`Put “{title}” into a list` : msg`Take “{title}” out of a list`,
      values: { title: card.denomination },
    }),
    done: () => ({ message: LIST_UPDATED }),
    failed: () => ({ message: LIST_UPDATE_ERROR }),
  },
  shows: () => BOOKMARKS_PATH,
  undo: ({ included, ...wish }) => ({ ...wish, included: !included }),
});

const RENAME_LIST = `mutation UpdateContentList($id: ID!, $denomination: String!) {
  updateContentList(id: $id, actions: [{ setName: { denomination: $denomination } }]) { success errors { message } }
}`;

export const renameList = offlineMutation({
  kind: 'list.rename',
  version: 1,
  input: v.object({ id: v.string(), denomination: listNameText }),
  request: (variables) => ({ document: RENAME_LIST, variables }),
  subject: ({ id }) => listName(id),
  dependsOn: ({ id }) => [listSubject(id)],
  after: ({ id }) => [listThere(id)],
  patches: [
    {
      keys: listQueries.all(),
      change: (data, { id, denomination }) =>
        changeList(data, id, (list) => (list.denomination === denomination ? list : { ...list, denomination })),
    },
  ],
  words: {
    what: ({ denomination }) => ({ message: msg`Rename list to “{name}”`, values: { name: denomination } }),
    done: () => ({ message: LIST_UPDATED }),
    failed: () => ({ message: LIST_UPDATE_ERROR }),
  },
  shows: () => BOOKMARKS_PATH,
});
