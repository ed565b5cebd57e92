import type { QueryClient } from '@tanstack/react-query';
import { readAhead } from '#cache/read-ahead.ts';
import { warm } from '#cache/warm.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { notificationQueries } from '#features/notifications/queries.ts';

/** The campus has announced one, or the way to it is open again: asked anew, whoever looks at them or not. */
export function askNotifications(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: notificationQueries.all(), refetchType: 'all' });
}

/** What the device has of them from now on: the newest, and how many nobody has read. Both by one request, with whoever asks for one. */
export async function warmNotifications(client: QueryClient, language: LanguageCode, maxAge: number): Promise<void> {
  const latest = notificationQueries.latest(language);
  const unread = notificationQueries.unread(language);
  // What one has in memory and the other only on the disk would be asked for in two turns.
  await Promise.all([readAhead(client, latest), readAhead(client, unread)]);
  await Promise.all([warm(client, latest, maxAge), warm(client, unread, maxAge)]);
}
