import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { boardText } from '#campus/text/written-text.ts';
import { addComment } from './patches.ts';
import { commentSubject, messageSubject } from './subjects.ts';

const CREATE_COMMENT = `mutation CreateComment($draft: CommentDraft!) {
  createComment(draft: $draft) { success errors { message } }
}`;

/** What one says to a message; where that waits itself, it goes first (BOARD-7). */
export const createComment = offlineMutation({
  kind: 'comment.create',
  version: 1,
  input: v.object({
    id: v.pipe(v.string(), v.uuid()),
    boardId: v.string(),
    messageId: v.string(),
    content: boardText,
    /** For the screen, until the campus says when it came. */
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
    /** Of the board, for the sheet of changes. */
    title: v.string(),
  }),
  request: ({ id, messageId, content }) => ({
    document: CREATE_COMMENT,
    variables: { draft: { id, messageId, content } },
  }),
  subject: ({ id }) => commentSubject(id),
  dependsOn: ({ messageId }) => [messageSubject(messageId)],
  isSilent: true,
  patches: [addComment],
  messages: {
    what: ({ title, content }) => ({
      message: msg`Your comment in “{title}”: {content}`,
      values: { title, content },
    }),
    done: () => ({ message: msg`It is on the board.` }),
    failed: ({ title }) => ({ message: msg`Your comment in “{title}” could not be sent.`, values: { title } }),
  },
});
