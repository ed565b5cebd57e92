import type { QueryClient } from '@tanstack/react-query';
import type { Row } from '#cache/campus-query.ts';
import { warm } from '#cache/warm.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { notificationQueries } from '#features/notifications/queries.ts';

/** The campus has announced one, or the way to it is open again: asked anew, whoever looks at them or not. */
export function askNotifications(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: notificationQueries.all(), refetchType: 'all' });
}

/** An answer that is no older than this is not asked for again, ms: on a new device the button has just asked for it. */
const JUST_ASKED = 5000;

/** What the device has of them from now on: the newest, and how many nobody has read. Both at once, with whoever asks for one. */
export async function warmNotifications(client: QueryClient, language: LanguageCode): Promise<void> {
  const { latest, unread } = notificationQueries;
  const count = unread(language);
  const known = client.getQueryData<Row<unknown>>(count.key);
  const isJustAsked = known !== undefined && Math.abs(Date.now() - known.at) < JUST_ASKED;
  await Promise.all([warm(client, latest(language), 0), isJustAsked ? undefined : warm(client, count, 0)]);
}
