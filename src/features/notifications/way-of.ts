import type { QueryClient } from '@tanstack/react-query';
import { readCampus } from '#cache/read-campus.ts';
import { warm } from '#cache/warm.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { isOwnPath } from '#device/session/session.ts';
import { type Notification, notificationQueries } from './queries.ts';

/**
 * Where a notification leads that was tapped outside of the app, by its id: from what is on the device, else the campus is
 * asked. Undefined where it leads nowhere, or neither knows it: all of them are the place to look then.
 */
export async function wayOf(client: QueryClient, id: string, language: LanguageCode): Promise<string | undefined> {
  const latest = notificationQueries.latest(language);
  const known = linkIn((await readCampus(client, latest)).notifications, id);
  const link = known === undefined ? linkIn((await warm(client, latest, 0)).notifications, id) : known;
  return link != null && isOwnPath(link) ? link : undefined;
}

/** Undefined where it is not among them. */
function linkIn(notifications: readonly Notification[], id: string): string | null | undefined {
  return notifications.find((each) => each.id === id)?.link;
}
