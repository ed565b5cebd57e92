import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { boardText } from '#campus/text/written-text.ts';
import { addMessage } from './patches.ts';
import { messageSubject } from './subjects.ts';

const CREATE_MESSAGE = `mutation CreateMessage($draft: MessageDraft!) {
  createMessage(draft: $draft) { success errors { message } }
}`;

/** The id is made here (UUIDv7): it can be answered, changed and deleted before the campus has heard of it (BOARD-5). */
export const createMessage = offlineMutation({
  kind: 'message.create',
  version: 1,
  input: v.object({
    id: v.pipe(v.string(), v.uuid()),
    boardId: v.string(),
    content: boardText,
    /** For the screen, until the campus says when it came. */
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
    /** Of the board, for the sheet of changes. */
    title: v.string(),
  }),
  request: ({ id, boardId, content }) => ({ document: CREATE_MESSAGE, variables: { draft: { id, boardId, content } } }),
  subject: ({ id }) => messageSubject(id),
  isSilent: true,
  patches: [addMessage],
  messages: {
    what: ({ title, content }) => ({
      message: msg`Your message in “{title}”: {content}`,
      values: { title, content },
    }),
    done: () => ({ message: msg`It is on the board.` }),
    failed: ({ title }) => ({ message: msg`Your message in “{title}” could not be sent.`, values: { title } }),
  },
});
