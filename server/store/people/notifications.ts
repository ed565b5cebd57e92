import type { Reader } from '#server/store/database/open-store.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';

interface Owner {
  readonly organisationId: string;
  readonly personId: string;
}

interface Page extends Owner {
  readonly offset: number;
  readonly limit: number;
  /** Left out: read or not. */
  readonly read?: boolean | undefined;
}

/** The notifications of one person, the newest first. */
export function readNotifications(read: Reader, page: Page): Promise<NotificationRow[]> {
  const all = notificationsOf(read, page);
  return (page.read === undefined ? all : all.where('read', '=', page.read ? 1 : 0))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** One of them; undefined where it is somebody else's. */
export function findNotification(read: Reader, owner: Owner, id: string): Promise<NotificationRow | undefined> {
  return notificationsOf(read, owner).where('id', '=', id).selectAll().executeTakeFirst();
}

export async function countUnread(read: Reader, owner: Owner): Promise<number> {
  const counted = await notificationsOf(read, owner)
    .where('read', '=', 0)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return counted.count;
}

function notificationsOf(read: Reader, { organisationId, personId }: Owner) {
  return read
    .selectFrom('notification')
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId);
}
