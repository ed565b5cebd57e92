import type { Trx } from '#server/store/open-store.ts';
import type { PersonFile } from './people-file.ts';
import { personIdOf } from './person-id.ts';
import { resolveMoment } from './resolve-moment.ts';

interface Addressee {
  readonly organisationId: string;
  readonly personId: string;
  readonly now: Date;
}

/** What a new person of the files was told already: nobody is called by a push or a mail, since it is said to be over. */
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
