import * as v from 'valibot';
import { NOTIFICATIONS_LISTED } from '#campus/learning/live-limits.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import { notificationMessage } from '#server/messages/notification-message.ts';
import { countUnread, readNotifications } from '#server/store/people/notifications.ts';
import { notificationPayloadSchema } from '#server/store/people/notify.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';

export const notificationQueries = {
  /** A visitor has no notifications. */
  notifications: async (_, { offset, limit, filter }, { parts, organisation, person }) => {
    if (person === undefined) return [];
    return readNotifications(parts.store.read, {
      organisationId: organisation.id,
      personId: person.id,
      offset: Math.max(offset ?? 0, 0),
      limit: Math.min(Math.max(limit ?? 0, 0), NOTIFICATIONS_LISTED),
      read: filter?.read ?? undefined,
    });
  },
} satisfies Fields<'Query'>;

export const notificationViewer = {
  unreadNotificationsCount: async (_, __, { parts, organisation, person }) =>
    person === undefined ? 0 : countUnread(parts.store.read, { organisationId: organisation.id, personId: person.id }),
} satisfies Fields<'Viewer'>;

export const notificationSubscriptions = {
  Subscription: {
    notificationAdded: {
      subscribe: (_, __, { person, parts }) => {
        if (person === undefined) throw unauthenticated();
        return parts.announcer.notificationsOf(person.id);
      },
      resolve: (row: NotificationRow) => row,
    },
  },
} satisfies PartialResolvers;

export const notificationResolvers = {
  Notification: {
    message: ({ kind, payload }, _, { languages }) =>
      notificationMessage(kind, v.parse(notificationPayloadSchema, JSON.parse(payload)), languages),
    read: ({ read }) => read === 1,
    interacted: ({ interacted }) => interacted === 1,
    linkType: ({ link_type }) => link_type,
    createdAt: ({ created_at }) => created_at,
  },
} satisfies PartialResolvers;
