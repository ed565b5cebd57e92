import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { type CampusKey, hashOf } from '#cache/campus-query.ts';
import { type Notification, notificationSchema } from '#features/notifications/queries.ts';

const row = v.object({ data: v.object({ notifications: v.array(notificationSchema) }) });

/** Tells the notifications of a read each time that the campus answers it. Returns how to stop. */
export function latestOf(
  client: QueryClient,
  key: CampusKey,
  onNotifications: (notifications: readonly Notification[]) => void,
): () => void {
  const hash = hashOf(key);
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const parsed = v.safeParse(row, event.query.state.data);
    if (parsed.success) onNotifications(parsed.output.data.notifications);
  });
}
