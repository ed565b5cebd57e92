import * as v from 'valibot';
import { createdAs, offlineMutation } from '#cache/offline-mutation.ts';
import { boardText } from '#campus/text/written-text.ts';
import { createComment } from './create-comment.ts';
import { changeText } from './patches.ts';
import { commentSubject, messageSubject } from './subjects.ts';

const UPDATE_COMMENT = `mutation UpdateComment($id: ID!, $content: String!) {
  updateComment(id: $id, content: $content) { success errors { message } }
}`;

const input = v.object({
  id: v.string(),
  boardId: v.string(),
  messageId: v.string(),
  content: boardText,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  changedAt: v.pipe(v.string(), v.isoTimestamp()),
  title: v.string(),
});

/** One's own words anew (BOARD-6). While it waits to be sent at all, it is sent once, as it reads now. */
export const updateComment = offlineMutation({
  kind: 'comment.update',
  version: 1,
  input,
  request: ({ id, content }) => ({ document: UPDATE_COMMENT, variables: { id, content } }),
  subject: ({ id }) => commentSubject(id),
  // As its creation does, whose place it may take.
  dependsOn: ({ messageId }) => [messageSubject(messageId)],
  overCreation: createdAs(createComment, ({ changedAt: _, ...comment }: v.InferOutput<typeof input>) => comment),
  isSilent: true,
  patches: [changeText],
  messages: createComment.messages,
});
