import * as v from 'valibot';
import { NOTIFICATIONS_LISTED } from '#campus/learning/live-limits.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { QueryNotificationsArgs } from '#server/graphql/core/schema.gen.ts';
import type { CampusContext } from '#server/http/context.ts';
import { notificationMessage } from '#server/messages/notification-message.ts';
import { countUnread, readNotifications } from '#server/store/people/notifications.ts';
import { notificationPayloadSchema } from '#server/store/people/notify.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';

export const notificationQueries = {
  /** A visitor was told nothing. */
  notifications: async (
    _: unknown,
    { offset, limit, filter }: QueryNotificationsArgs,
    { parts, organisation, person }: CampusContext,
  ): Promise<readonly NotificationRow[]> => {
    if (person === undefined) return [];
    return readNotifications(parts.store.read, {
      organisationId: organisation.id,
      personId: person.id,
      offset: Math.max(offset ?? 0, 0),
      limit: Math.min(Math.max(limit ?? 0, 0), NOTIFICATIONS_LISTED),
      read: filter?.read ?? undefined,
    });
  },
};

export const notificationViewer = {
  unreadNotificationsCount: async (_: unknown, __: unknown, { parts, organisation, person }: CampusContext) =>
    person === undefined ? 0 : countUnread(parts.store.read, { organisationId: organisation.id, personId: person.id }),
};

export const notificationSubscriptions = {
  Subscription: {
    notificationAdded: {
      subscribe: (_: unknown, __: unknown, { person, parts }: CampusContext): AsyncIterable<NotificationRow> => {
        if (person === undefined) throw unauthenticated();
        return parts.announcer.notificationsOf(person.id);
      },
      resolve: (row: NotificationRow): NotificationRow => row,
    },
  },
};

export const notificationResolvers = {
  Notification: {
    message: ({ kind, payload }: NotificationRow, _: unknown, { languages }: CampusContext) =>
      notificationMessage(kind, v.parse(notificationPayloadSchema, JSON.parse(payload)), languages),
    read: ({ read }: NotificationRow) => read === 1,
    interacted: ({ interacted }: NotificationRow) => interacted === 1,
    linkType: ({ link_type }: NotificationRow) => link_type,
    createdAt: ({ created_at }: NotificationRow) => created_at,
  },
};
