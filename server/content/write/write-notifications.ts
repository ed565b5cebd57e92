import { personIdOf } from '#server/content/files/person-id.ts';
import { resolveMoment } from '#server/content/layout/resolve-moment.ts';
import { insertAll } from '#server/store/database/in-pieces.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { MadePerson } from './write-people.ts';

interface Plan {
  readonly organisationId: string;
  readonly now: Date;
}

/** Notifications of new people of the files from before: nobody gets a push or a mail, since what they are about is over. */
export async function writeNotifications(
  trx: Trx,
  { organisationId, now }: Plan,
  made: readonly MadePerson[],
): Promise<void> {
  const rows = made.flatMap(({ id, person }) =>
    person.notifications.map(({ words, course, about, read, at }, n) => ({
      id: personIdOf(id, `told-${n}`),
      organisation_id: organisationId,
      person_id: id,
      kind: 'NEWS' as const,
      payload: JSON.stringify({ words }),
      link: course === undefined ? null : `/course/${encodeURIComponent(course)}`,
      link_type: course === undefined ? null : about,
      read: read ? 1 : 0,
      interacted: read && course !== undefined ? 1 : 0,
      created_at: resolveMoment(at, now),
    })),
  );
  await insertAll(trx, 'notification', rows);
}
