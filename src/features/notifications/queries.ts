import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { NOTIFICATIONS_FIRST_OFFSET, NOTIFICATIONS_PAGE } from '#campus/limits.ts';

const NOTIFICATIONS = `query Notifications($offset: Int, $limit: Int) {
  notifications(offset: $offset, limit: $limit) {
    __typename
    id
    message
    read
    interacted
    link
    linkType
    createdAt
  }
}`;

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

export const notificationQueries = {
  all: () => ['notifications'] as const,
  /** The newest, which are on the device too. */
  latest: (language: LanguageCode) =>
    campusQuery({
      key: [...notificationQueries.all(), 'latest', language],
      document: NOTIFICATIONS,
      variables: { offset: NOTIFICATIONS_FIRST_OFFSET, limit: NOTIFICATIONS_PAGE },
      answer: v.object({ notifications: v.array(notificationSchema) }),
      keep: 'offline',
    }),
};
