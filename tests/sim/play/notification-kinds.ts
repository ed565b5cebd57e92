import { markNotification, readAllNotifications } from '#features/notifications/mutations.ts';
import { MARKS } from '#features/notifications/patches.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { Random } from '#tests/sim/world/random.ts';
import type { Sight, Tap } from './kinds.ts';

const HOUR = 60 * 60 * 1000;

/** Everybody's notifications from before their history begins; young ones, since a server that runs for long deletes old ones. */
const NOTIFICATIONS = ['first', 'second'] as const;
const NOTIFIED_AT = new Date(Date.now() - HOUR).toISOString();

const idOf = (person: string, name: string): string => `${person} ${name}`;

/** Of one's notifications: what was read, and what was followed. */
export type NotificationMarks = { read: Set<string>; followed: Set<string> };
export type NotificationState = { read: readonly string[]; followed: readonly string[] };

export function nothingRead(): NotificationMarks {
  return { read: new Set(), followed: new Set() };
}

export function stateOfNotifications({ read, followed }: NotificationMarks): NotificationState {
  return { read: [...read].sort(), followed: [...followed].sort() };
}

export async function notifyOfAll(store: Store, person: string, organisation: string): Promise<void> {
  const at = NOTIFIED_AT;
  const about = { appointmentId: 'a', courseId: 'c', denomination: { en: 'Tea' }, zone: 'UTC', start: at, end: at };
  const rows = NOTIFICATIONS.map((name) => ({
    id: idOf(person, name),
    organisation_id: organisation,
    person_id: person,
    kind: 'APPOINTMENT_CANCELLED' as const,
    payload: JSON.stringify(about),
    link: null,
    link_type: null,
    read: 0,
    interacted: 0,
    created_at: at,
  }));
  await store.transaction((trx) => trx.insertInto('notification').values(rows).execute());
}

export async function notificationsOf(read: Store['read'], person: string): Promise<NotificationState> {
  const rows = await read.selectFrom('notification').selectAll().where('person_id', '=', person).execute();
  const names = (which: 'read' | 'interacted') =>
    rows.filter((row) => row[which] === 1).map(({ id }) => id.slice(person.length + 1));
  return { read: names('read').sort(), followed: names('interacted').sort() };
}

export const NOTIFICATION_KINDS: Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>> = {
  'notification.mark': markTap,
  'notification.read-all': readAllTap,
};

/** None of the screens that histories open shows any of it. */
const UNSEEN = { parents: [], value: undefined, shown: () => undefined };

function markTap(random: Random, { person }: Sight): Tap | undefined {
  const name = random.any(NOTIFICATIONS);
  const mark = random.any(MARKS);
  if (name === undefined || mark === undefined) return undefined;
  const notification = {
    __typename: 'Notification' as const,
    id: idOf(person, name),
    message: '',
    read: false,
    interacted: false,
    link: null,
    linkType: null,
    createdAt: NOTIFIED_AT,
  };
  const input = { notification, mark };
  return {
    ...UNSEEN,
    kind: markNotification.kind,
    subject: markNotification.subject(input),
    words: `notification ${name} ${mark}`,
    merge: ({ notifications }) => {
      if (mark === 'unread') notifications.read.delete(name);
      else notifications.read.add(name);
      if (mark === 'followed') notifications.followed.add(name);
      return undefined;
    },
    by: (send) => send(markNotification, input),
  };
}

function readAllTap(): Tap {
  const input = { until: NOTIFIED_AT };
  return {
    ...UNSEEN,
    kind: readAllNotifications.kind,
    subject: readAllNotifications.subject(input),
    words: 'all notifications read',
    merge: ({ notifications }) => {
      for (const name of NOTIFICATIONS) notifications.read.add(name);
      return undefined;
    },
    by: (send) => send(readAllNotifications, input),
  };
}
