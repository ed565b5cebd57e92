import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { LIST_UPDATE_ERROR } from './list-messages.ts';
import { changePage, takeOutOrBack } from './patches.ts';
import { contentListSchema, listQueries } from './queries.ts';
import { listItemSubject, listName, listOrder, listPublic, listSubject, listThere } from './subjects.ts';

const DELETE = `mutation DeleteContentList($id: ID!) {
  deleteContentList(id: $id) { success errors { message } }
}`;

const RESTORE = `mutation restoreContentList($id: ID!) {
  restoreContentList(id: $id) { success errors { message } }
}`;

/** Deletes a list, or takes that back with all that was in it. What was done to it before goes out before. */
export const deleteList = offlineMutation({
  kind: 'list.delete',
  version: 1,
  input: v.object({ list: contentListSchema, deleted: v.boolean() }),
  request: ({ list, deleted }) => ({ document: deleted ? DELETE : RESTORE, variables: { id: list.id } }),
  subject: ({ list }) => listThere(list.id),
  dependsOn: ({ list }) => [listSubject(list.id)],
  after: ({ list: { id, items } }) => [
    ...[listName(id), listPublic(id), listOrder(id)],
    ...items.map((card) => listItemSubject({ listId: id, card })),
  ],
  patches: [takeOutOrBack, changePage],
  creates: ({ list, deleted }, language) =>
    deleted ? [] : [{ read: listQueries.one(list.id, language), truth: { contentList: list } }],
  messages: {
    what: ({ list, deleted }) => ({
      message: deleted ? msg`Delete the list “{name}”` : msg`Bring back the list “{name}”`,
      values: { name: list.denomination },
    }),
    done: ({ list, deleted }) => ({
      message: deleted ? msg`“{name}” was deleted.` : msg`“{name}” is back.`,
      values: { name: list.denomination },
    }),
    failed: () => ({ message: LIST_UPDATE_ERROR }),
  },
  undo: ({ list, deleted }) => ({ list, deleted: !deleted }),
});
