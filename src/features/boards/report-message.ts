import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { reportReasonText } from '#campus/text/written-text.ts';
import { takeAway } from './patches.ts';
import { reportSubject } from './subjects.ts';

const REPORT_MESSAGE = `mutation ReportMessage($messageId: ID, $commentId: ID, $reason: String) {
  reportMessage(messageId: $messageId, commentId: $commentId, reason: $reason) { success errors { message } }
}`;

/** Tells the tutors of a message or a comment of somebody else; who reports it sees it no more (BOARD-12). */
export const reportMessage = offlineMutation({
  kind: 'message.report',
  version: 1,
  input: v.object({
    what: v.picklist(['message', 'comment']),
    id: v.string(),
    boardId: v.string(),
    reason: reportReasonText,
    title: v.string(),
  }),
  request: ({ what, id, reason }) => ({
    document: REPORT_MESSAGE,
    variables: {
      messageId: what === 'message' ? id : null,
      commentId: what === 'comment' ? id : null,
      reason: reason === '' ? null : reason,
    },
  }),
  subject: ({ id }) => reportSubject(id),
  patches: [takeAway],
  messages: {
    what: ({ title, reason }) =>
      reason === ''
        ? { message: msg`Report something in “{title}”`, values: { title } }
        : { message: msg`Report something in “{title}”: {reason}`, values: { title, reason } },
    done: () => ({ message: msg`Thank you. The tutors will look at it, and you will no longer see it.` }),
    failed: ({ title }) => ({ message: msg`Your report in “{title}” could not be sent.`, values: { title } }),
  },
});
