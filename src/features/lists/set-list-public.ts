import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { BOOKMARKS_PATH, LIST_UPDATE_ERROR, LIST_UPDATED } from './list-messages.ts';
import { changeList } from './patches.ts';
import { listQueries } from './queries.ts';
import { listPublic, listSubject, listThere } from './subjects.ts';

const SET_PUBLIC = `mutation SetContentListPublic($id: ID!, $isPublic: Boolean!) {
  setContentListPublic(id: $id, isPublic: $isPublic) { success errors { message } }
}`;

/** A list is its owner's alone until they say otherwise; private again, nobody else sees it (LIST_PRIVATE). */
export const setListPublic = offlineMutation({
  kind: 'list.public',
  version: 1,
  input: v.object({ id: v.string(), denomination: v.string(), isPublic: v.boolean() }),
  request: ({ id, isPublic }) => ({ document: SET_PUBLIC, variables: { id, isPublic } }),
  subject: ({ id }) => listPublic(id),
  dependsOn: ({ id }) => [listSubject(id)],
  after: ({ id }) => [listThere(id)],
  patches: [
    {
      keys: listQueries.all(),
      change: (data, { id, isPublic }) =>
        changeList(data, id, (list) => (list.isPublic === isPublic ? list : { ...list, isPublic })),
    },
  ],
  messages: {
    what: ({ denomination, isPublic }) => ({
      message: isPublic ? msg`Make the list “{name}” public` : msg`Make the list “{name}” private`,
      values: { name: denomination },
    }),
    done: () => ({ message: LIST_UPDATED }),
    failed: () => ({ message: LIST_UPDATE_ERROR }),
  },
  shows: () => BOOKMARKS_PATH,
});
