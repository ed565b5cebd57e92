import type { NotificationRow } from './live-tables.ts';
import type { Reader } from './open-store.ts';

interface Page {
  readonly organisationId: string;
  readonly personId: string;
  readonly offset: number;
  readonly limit: number;
}

/** What one person was told, the newest first. */
export function readNotifications(read: Reader, page: Page): Promise<NotificationRow[]> {
  return read
    .selectFrom('notification')
    .selectAll()
    .where('organisation_id', '=', page.organisationId)
    .where('person_id', '=', page.personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}
