import type { PersonFile } from '#server/content/files/people-file.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import { resolveMoment } from '#server/content/layout/resolve-moment.ts';
import type { Trx } from '#server/store/database/open-store.ts';

interface Addressee {
  readonly organisationId: string;
  readonly personId: string;
  readonly now: Date;
}

/** Notifications of a new person of the files from before: nobody gets a push or a mail, since what they are about is over. */
export async function writeNotifications(
  trx: Trx,
  { organisationId, personId, now }: Addressee,
  notifications: PersonFile['notifications'],
): Promise<void> {
  for (const [n, { words, course, about, read, at }] of notifications.entries())
    await trx
      .insertInto('notification')
      .values({
        id: personIdOf(personId, `told-${n}`),
        organisation_id: organisationId,
        person_id: personId,
        kind: 'NEWS',
        payload: JSON.stringify({ words }),
        link: course === undefined ? null : `/course/${encodeURIComponent(course)}`,
        link_type: course === undefined ? null : about,
        read: read ? 1 : 0,
        interacted: read && course !== undefined ? 1 : 0,
        created_at: resolveMoment(at, now),
      })
      .execute();
}
