import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { setMuted } from './patches.ts';
import { mutedSubject } from './subjects.ts';

const SET_MUTED = `mutation SetMessageBoardMuted($boardId: ID!, $muted: Boolean!) {
  setMessageBoardMuted(boardId: $boardId, muted: $muted) { success errors { message } }
}`;

/** Whether the campus tells the person what is answered on a board (BOARD-10). */
export const setBoardMuted = offlineMutation({
  kind: 'board.muted',
  version: 1,
  input: v.object({ boardId: v.string(), title: v.string(), muted: v.boolean() }),
  request: ({ boardId, muted }) => ({ document: SET_MUTED, variables: { boardId, muted } }),
  subject: ({ boardId }) => mutedSubject(boardId),
  patches: [setMuted],
  messages: {
    what: ({ title, muted }) => ({
      message: muted ? msg`Mute the messages of “{title}”` : msg`Unmute the messages of “{title}”`,
      values: { title },
    }),
    done: ({ title, muted }) => ({
      message: muted ? msg`“{title}” is muted. You get no notifications from it.` : msg`“{title}” is no longer muted.`,
      values: { title },
    }),
    failed: ({ title }) => ({ message: msg`“{title}” could not be changed.`, values: { title } }),
  },
  undo: ({ muted, ...board }) => ({ ...board, muted: !muted }),
});
