import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { listedItemSchema } from '#campus/learning/learning-item.ts';
import { creationOf } from '#features/learning-items/user-content-subject.ts';
import { itemKeyOf } from './item-key.ts';
import { BOOKMARKS_PATH, LIST_UPDATE_ERROR, LIST_UPDATED } from './list-messages.ts';
import { changeList, withItem } from './patches.ts';
import { listQueries } from './queries.ts';
import { listItemSubject, listOrder, listSubject, listThere } from './subjects.ts';

const UPDATE_ITEM = `mutation UpdateContentListItem($draft: ContentListItemDraft!) {
  updateContentListItem(draft: $draft) { success errors { message } }
}`;

export const setListItem = offlineMutation({
  kind: 'list.item.set',
  version: 1,
  input: v.object({ listId: v.string(), card: listedItemSchema, included: v.boolean() }),
  request: ({ listId, card, included }) => ({
    document: UPDATE_ITEM,
    variables: {
      draft: {
        ...itemKeyOf(card),
        itemListStates: [{ contentListId: listId, isIncluded: included }],
      },
    },
  }),
  subject: (input) => listItemSubject(input),
  dependsOn: ({ listId, card }) => [listSubject(listId), ...creationOf(card)],
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
  messages: {
    what: ({ card, included }) => ({
      message: included ? msg`Put “{title}” into a list` : msg`Take “{title}” out of a list`,
      values: { title: card.denomination },
    }),
    done: () => ({ message: LIST_UPDATED }),
    failed: () => ({ message: LIST_UPDATE_ERROR }),
  },
  shows: () => BOOKMARKS_PATH,
  undo: ({ included, ...input }) => ({ ...input, included: !included }),
});
