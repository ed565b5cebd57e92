import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { listNameText } from '#campus/text/written-text.ts';
import { BOOKMARKS_PATH, LIST_UPDATE_ERROR, LIST_UPDATED } from './list-messages.ts';
import { changeList } from './patches.ts';
import { listQueries } from './queries.ts';
import { listName, listSubject, listThere } from './subjects.ts';

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
  messages: {
    what: ({ denomination }) => ({ message: msg`Rename list to “{name}”`, values: { name: denomination } }),
    done: () => ({ message: LIST_UPDATED }),
    failed: () => ({ message: LIST_UPDATE_ERROR }),
  },
  shows: () => BOOKMARKS_PATH,
});
