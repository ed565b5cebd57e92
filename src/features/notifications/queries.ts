import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { NOTIFICATIONS_FIRST_OFFSET, NOTIFICATIONS_PAGE } from '#campus/limits.ts';

const NOTIFICATION = `fragment notification on Notification {
  __typename
  id
  message
  read
  interacted
  link
  linkType
  createdAt
}`;

const NOTIFICATIONS = `query Notifications($offset: Int, $limit: Int) {
  notifications(offset: $offset, limit: $limit) { ...notification }
}
${NOTIFICATION}`;

const UNREAD = `query UnreadNotifications($offset: Int, $limit: Int) {
  notifications(offset: $offset, limit: $limit, filter: { read: false }) { ...notification }
  viewer { unreadNotificationsCount }
}
${NOTIFICATION}`;

export const notificationSchema = v.object({
  __typename: v.optional(v.literal('Notification'), 'Notification'),
  id: v.string(),
  /** HTML. */
  message: v.string(),
  read: v.boolean(),
  interacted: v.boolean(),
  /** A path of the app. */
  link: v.nullable(v.string()),
  linkType: v.nullable(v.string()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

const answer = v.object({ notifications: v.array(notificationSchema) });

export const unreadAnswer = v.object({
  notifications: v.array(notificationSchema),
  viewer: v.object({ unreadNotificationsCount: v.number() }),
});

const page = (offset: number, key: (string | number)[]) =>
  campusQuery({
    key: [...notificationQueries.all(), ...key],
    document: NOTIFICATIONS,
    variables: { offset, limit: NOTIFICATIONS_PAGE },
    answer,
    keep: 'offline',
  });

export const notificationQueries = {
  all: () => ['notifications'] as const,
  /** The newest, which are on the device too. */
  latest: (language: LanguageCode) => page(NOTIFICATIONS_FIRST_OFFSET, ['latest', language]),
  /** Older ones, from a place on; they are on the device once they were looked at. */
  older: (offset: number, language: LanguageCode) => page(offset, ['older', offset, language]),
  /** How many nobody has read, and the newest of them, by which the device counts on without a network. */
  unread: (language: LanguageCode) =>
    campusQuery({
      key: [...notificationQueries.all(), 'unread', language],
      document: UNREAD,
      variables: { offset: NOTIFICATIONS_FIRST_OFFSET, limit: NOTIFICATIONS_PAGE },
      answer: unreadAnswer,
      keep: 'offline',
    }),
};
