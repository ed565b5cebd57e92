import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { notCreated, offlineMutation } from '#cache/offline-mutation.ts';
import { userContentSubject } from '#features/learning-items/user-content-subject.ts';
import { createUserContent } from './create-user-content.ts';
import { takeAwayUserContent } from './patches.ts';

const DELETE_USER_CONTENT = `mutation DeleteUserContent($id: ID!) {
  deleteUserContent(id: $id) { success errors { message } }
}`;

/** With its pictures (UGC-7). While it waits to be sent, nothing of it is sent. */
export const deleteUserContent = offlineMutation({
  kind: 'ugc.delete',
  version: 1,
  input: v.object({ id: v.string(), denomination: v.string() }),
  request: ({ id }) => ({ document: DELETE_USER_CONTENT, variables: { id } }),
  subject: ({ id }) => userContentSubject(id),
  overCreation: notCreated(createUserContent),
  patches: takeAwayUserContent,
  messages: {
    what: ({ denomination }) => ({ message: msg`Delete “{title}”`, values: { title: denomination } }),
    done: ({ denomination }) => ({ message: msg`“{title}” is deleted.`, values: { title: denomination } }),
    failed: ({ denomination }) => ({ message: msg`“{title}” could not be deleted.`, values: { title: denomination } }),
  },
});
