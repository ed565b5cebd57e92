import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { listNameText } from '#campus/text/written-text.ts';
import { BOOKMARKS_PATH } from './list-messages.ts';
import { addList, emptyList } from './patches.ts';
import { listQueries } from './queries.ts';
import { listSubject } from './subjects.ts';

const CREATE_LIST = `mutation CreateList($draft: ContentListDraft!) {
  createContentList(draft: $draft) { success errors { message } }
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
  messages: {
    what: ({ denomination }) => ({ message: msg`Create list “{name}”`, values: { name: denomination } }),
    done: () => ({ message: msg({ id: 'bookmarks.listCreated', message: 'List created.' }) }),
    failed: () => ({ message: msg({ id: 'bookmarks.listCreationError', message: 'The list could not be created.' }) }),
  },
  shows: () => BOOKMARKS_PATH,
});
