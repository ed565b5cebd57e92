import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { notCreated, offlineMutation } from '#cache/offline-mutation.ts';
import { createComment } from './create-comment.ts';
import { takeAway } from './patches.ts';
import { commentSubject } from './subjects.ts';

const DELETE_COMMENT = `mutation DeleteComment($id: ID!) {
  deleteComment(id: $id) { success errors { message } }
}`;

/** While it waits to be sent, nothing of it is sent. */
export const deleteComment = offlineMutation({
  kind: 'comment.delete',
  version: 1,
  input: v.object({ id: v.string(), boardId: v.string(), title: v.string() }),
  request: ({ id }) => ({ document: DELETE_COMMENT, variables: { id } }),
  subject: ({ id }) => commentSubject(id),
  overCreation: notCreated(createComment),
  isSilent: true,
  patches: [takeAway],
  messages: {
    what: ({ title }) => ({ message: msg`Delete a comment in “{title}”`, values: { title } }),
    done: () => ({ message: msg`It is deleted.` }),
    failed: ({ title }) => ({ message: msg`The comment in “{title}” could not be deleted.`, values: { title } }),
  },
});
