import * as v from 'valibot';
import { NOTIFICATIONS_LISTED } from '#campus/live-limits.ts';
import type { CampusContext } from '#server/door/context.ts';
import type { NotificationRow } from '#server/store/live-tables.ts';
import { readNotifications } from '#server/store/notifications.ts';
import { notificationPayloadSchema } from '#server/store/notify.ts';
import { notificationMessage } from '#server/words/notification-message.ts';
import type { QueryNotificationsArgs } from './schema.gen.ts';

export const notificationQueries = {
  /** A visitor was told nothing. */
  notifications: async (
    _: unknown,
    { offset, limit }: QueryNotificationsArgs,
    { parts, organisation, person }: CampusContext,
  ): Promise<readonly NotificationRow[]> => {
    if (person === undefined) return [];
    return readNotifications(parts.store.read, {
      ...{ organisationId: organisation.id, personId: person.id },
      offset: Math.max(offset ?? 0, 0),
      limit: Math.min(Math.max(limit ?? 0, 0), NOTIFICATIONS_LISTED),
    });
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
