import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { notCreated, offlineMutation } from '#cache/offline-mutation.ts';
import { createMessage } from './create-message.ts';
import { takeAway } from './patches.ts';
import { messageSubject } from './subjects.ts';

const DELETE_MESSAGE = `mutation DeleteMessage($id: ID!) {
  deleteMessage(id: $id) { success errors { message } }
}`;

/** A message with its comments (BOARD-6). While it waits to be sent, nothing of it is sent. */
export const deleteMessage = offlineMutation({
  kind: 'message.delete',
  version: 1,
  input: v.object({ id: v.string(), boardId: v.string(), title: v.string() }),
  request: ({ id }) => ({ document: DELETE_MESSAGE, variables: { id } }),
  subject: ({ id }) => messageSubject(id),
  overCreation: notCreated(createMessage),
  isSilent: true,
  patches: [takeAway],
  messages: {
    what: ({ title }) => ({ message: msg`Delete a message in “{title}”`, values: { title } }),
    done: () => ({ message: msg`It is deleted.` }),
    failed: ({ title }) => ({ message: msg`The message in “{title}” could not be deleted.`, values: { title } }),
  },
});
