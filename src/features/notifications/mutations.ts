import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { MARK_NOTIFICATION } from '#features/notifications/wire.ts';
import { countAgain, countNone, countUnread, MARKS, marked, readUntil } from './patches.ts';
import { notificationQueries, notificationSchema } from './queries.ts';

const ACTIONS = {
  read: [{ setRead: { read: true } }],
  unread: [{ setRead: { read: false } }],
  followed: MARK_NOTIFICATION.followed,
} as const;

/** Of all marks of one notification: each is sent, in the order of the taps, since following one is not undone by a later word. */
export function notificationSubject(id: string): string {
  return MARK_NOTIFICATION.subject(id);
}

const [READ_ALL_SUBJECT] = MARK_NOTIFICATION.after;

/** The worker knows the id alone (sw/push.ts): enough for all but what is unread again. */
const markable = v.union([notificationSchema, v.object({ id: v.string() })]);

/** Beside what the learner does: nobody is notified that a message counts as read. */
export const markNotification = offlineMutation({
  kind: MARK_NOTIFICATION.kind,
  version: MARK_NOTIFICATION.version,
  input: v.object({ notification: markable, mark: v.picklist(MARKS) }),
  request: ({ notification, mark }) => ({
    document: MARK_NOTIFICATION.document,
    variables: { id: notification.id, actions: ACTIONS[mark] },
  }),
  subject: ({ notification }) => notificationSubject(notification.id),
  keepsEach: () => true,
  isSilent: true,
  // What was meant for all is over before one of them is unread again.
  after: () => [...MARK_NOTIFICATION.after],
  patches: [
    {
      keys: notificationQueries.all(),
      change: (data, { notification, mark }) => marked(data, notification.id, mark),
    },
    countUnread,
    countAgain,
  ],
  messages: {
    what: ({ mark }) => ({
      message: mark === 'unread' ? msg`Mark a notification as unread` : msg`Mark a notification as read`,
    }),
    done: () => ({ message: msg`Notification marked.` }),
    failed: () => ({ message: msg`The notification could not be marked.` }),
  },
});

const READ_ALL = `mutation readAllNotifications($until: DateTime!) {
  readAllNotifications(until: $until) { success errors { message } }
}`;

/** Every notification until then; what comes while this waits is news. */
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
  messages: {
    what: () => ({ message: msg`Mark all notifications as read` }),
    done: () => ({ message: msg`All notifications are marked as read.` }),
    failed: () => ({ message: msg`The notifications could not be marked.` }),
  },
});
