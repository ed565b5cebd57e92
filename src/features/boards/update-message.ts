import * as v from 'valibot';
import { createdAs, offlineMutation } from '#cache/offline-mutation.ts';
import { boardText } from '#campus/text/written-text.ts';
import { createMessage } from './create-message.ts';
import { changeText } from './patches.ts';
import { messageSubject } from './subjects.ts';

const UPDATE_MESSAGE = `mutation UpdateMessage($id: ID!, $content: String!) {
  updateMessage(id: $id, content: $content) { success errors { message } }
}`;

const input = v.object({
  id: v.string(),
  boardId: v.string(),
  content: boardText,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  changedAt: v.pipe(v.string(), v.isoTimestamp()),
  title: v.string(),
});

/** One's own words anew (BOARD-6). While it waits to be sent at all, it is sent once, as it reads now. */
export const updateMessage = offlineMutation({
  kind: 'message.update',
  version: 1,
  input,
  request: ({ id, content }) => ({ document: UPDATE_MESSAGE, variables: { id, content } }),
  subject: ({ id }) => messageSubject(id),
  overCreation: createdAs(createMessage, ({ changedAt: _, ...message }: v.InferOutput<typeof input>) => message),
  isSilent: true,
  patches: [changeText],
  messages: createMessage.messages,
});
