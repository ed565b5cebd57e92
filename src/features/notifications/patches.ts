import * as v from 'valibot';
import { mapNodes } from '#cache/map-nodes.ts';
import { patch } from '#cache/offline-mutation.ts';
import { type Notification, notificationQueries, notificationSchema, unreadAnswer } from './queries.ts';

/** `followed`: it led somewhere, so it is read and interacted (NOTIFY-1). */
export const MARKS = ['read', 'unread', 'followed'] as const;
export type Mark = (typeof MARKS)[number];

/** One notification with the mark, on whatever page it stands. */
export function marked(data: unknown, id: string, mark: Mark): unknown {
  return mapNotifications(data, (known) => {
    if (known.id !== id) return known;
    const read = mark !== 'unread';
    const interacted = known.interacted || mark === 'followed';
    return known.read === read && known.interacted === interacted ? known : { ...known, read, interacted };
  });
}

/** Every notification until then is read; what came later is not. */
export function readUntil(data: unknown, until: string): unknown {
  return mapNotifications(data, (known) => (known.read || known.createdAt > until ? known : { ...known, read: true }));
}

function mapNotifications(data: unknown, change: (known: Notification) => Notification): unknown {
  return mapNodes(data, (node) => {
    const parsed = v.safeParse(notificationSchema, node);
    if (node.__typename !== 'Notification' || !parsed.success) return node;
    const changed = change(parsed.output);
    return changed === parsed.output ? node : changed;
  });
}

type Unread = v.InferOutput<typeof unreadAnswer>;

const UNREAD_KEY = [...notificationQueries.all(), 'unread'];

/** After the marks: what is read now is none of the unread ones any more. Counted by what is listed, so twice changes nothing. */
export const countUnread = patch(UNREAD_KEY, unreadAnswer, (answer: Unread): Unread => {
  const left = answer.notifications.filter(({ read }) => !read);
  return left.length === answer.notifications.length ? answer : withUnread(answer, left);
});

/** Unread again: one more, unless it is counted. */
export const countAgain = patch(
  UNREAD_KEY,
  unreadAnswer,
  (answer: Unread, { notification, mark }: { notification: Notification | { id: string }; mark: Mark }): Unread =>
    mark !== 'unread' || !('message' in notification) || answer.notifications.some(({ id }) => id === notification.id)
      ? answer
      : withUnread(answer, byTime([...answer.notifications, { ...notification, read: false }])),
);

/** Those that are not listed are older than the ones that are: read to the last of these, they are read too. */
export const countNone = patch(UNREAD_KEY, unreadAnswer, (answer: Unread, { until }: { until: string }): Unread => {
  const oldest = answer.notifications.at(-1)?.createdAt;
  const isWhole = oldest !== undefined && oldest <= until;
  const left = answer.notifications.filter(({ createdAt }) => createdAt > until);
  if (!isWhole || answer.viewer.unreadNotificationsCount === left.length) return answer;
  return { ...answer, viewer: { unreadNotificationsCount: left.length } };
});

function withUnread(answer: Unread, notifications: Notification[]): Unread {
  const more = notifications.length - answer.notifications.length;
  const count = Math.max(answer.viewer.unreadNotificationsCount + more, notifications.length);
  return { notifications, viewer: { unreadNotificationsCount: count } };
}

function byTime(notifications: Notification[]): Notification[] {
  return notifications.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
