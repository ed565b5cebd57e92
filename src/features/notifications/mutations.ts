import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { FOLLOW_NOTIFICATION } from '#offline/follow-notification.ts';
import { countAgain, countNone, countUnread, MARKS, marked, readUntil } from './patches.ts';
import { notificationQueries, notificationSchema } from './queries.ts';

const ACTIONS = {
  read: [{ setRead: { read: true } }],
  unread: [{ setRead: { read: false } }],
  followed: FOLLOW_NOTIFICATION.actions,
} as const;

/** Of all marks of one notification: each is sent, in the order of the taps, since following one is not undone by a later word. */
export function notificationSubject(id: string): string {
  return FOLLOW_NOTIFICATION.subject(id);
}

const [READ_ALL_SUBJECT] = FOLLOW_NOTIFICATION.after;

/** Beside what the learner does: nobody is told that a message counts as read. */
export const markNotification = offlineMutation({
  kind: 'notification.mark',
  version: 1,
  input: v.object({ notification: notificationSchema, mark: v.picklist(MARKS) }),
  request: ({ notification, mark }) => ({
    document: FOLLOW_NOTIFICATION.document,
    variables: { id: notification.id, actions: ACTIONS[mark] },
  }),
  subject: ({ notification }) => notificationSubject(notification.id),
  keepsEach: () => true,
  isSilent: true,
  // What was meant for all is over before one of them is unread again.
  after: () => [READ_ALL_SUBJECT],
  patches: [
    {
      keys: notificationQueries.all(),
      change: (data, { notification, mark }) => marked(data, notification.id, mark),
    },
    countUnread,
    countAgain,
  ],
  words: {
    what: ({ mark }) => ({
      message: mark === 'unread' ? msg`Mark a notification as unread` : msg`Mark a notification as read`,
    }),
    done: () => ({ message: msg`Notification marked.` }),
    failed: () => ({ message: msg`The notification could not be marked.` }),
  },
});

/** Followed from outside of the app: the worker queues it by the id alone (sw/push.ts). */
export const followNotification = offlineMutation({
  kind: FOLLOW_NOTIFICATION.kind,
  version: FOLLOW_NOTIFICATION.version,
  input: v.object({ id: v.string() }),
  request: ({ id }) => ({
    document: FOLLOW_NOTIFICATION.document,
    variables: { id, actions: FOLLOW_NOTIFICATION.actions },
  }),
  subject: ({ id }) => notificationSubject(id),
  keepsEach: () => true,
  isSilent: true,
  after: () => [...FOLLOW_NOTIFICATION.after],
  patches: [{ keys: notificationQueries.all(), change: (data, { id }) => marked(data, id, 'followed') }, countUnread],
  words: {
    what: () => ({ message: msg`Mark a notification as read` }),
    done: () => ({ message: msg`Notification marked.` }),
    failed: () => ({ message: msg`The notification could not be marked.` }),
  },
});

const READ_ALL = `mutation readAllNotifications($until: DateTime!) {
  readAllNotifications(until: $until) { success errors { message } }
}`;

/** Everything that was told until then; what comes while this waits is news. */
export const readAllNotifications = offlineMutation({
  kind: 'notification.read-all',
  version: 1,
  input: v.object({ until: v.pipe(v.string(), v.isoTimestamp()) }),
  request: (variables) => ({ document: READ_ALL, variables }),
  subject: () => READ_ALL_SUBJECT,
  keepsEach: () => true,
  isSilent: true,
  patches: [
    { keys: notificationQueries.all(), change: (data, { until }) => readUntil(data, until) },
    countNone,
    countUnread,
  ],
  words: {
    what: () => ({ message: msg`Mark all notifications as read` }),
    done: () => ({ message: msg`All notifications are marked as read.` }),
    failed: () => ({ message: msg`The notifications could not be marked.` }),
  },
});
