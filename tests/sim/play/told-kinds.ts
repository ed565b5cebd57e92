import { markNotification, readAllNotifications } from '#features/notifications/mutations.ts';
import { MARKS } from '#features/notifications/patches.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { Random } from '#tests/sim/world/random.ts';
import type { Sight, Tap } from './kinds.ts';

/** What everybody was told before their history begins. */
const TOLD = ['first', 'second'] as const;
const TOLD_AT = '2020-01-01T00:00:00.000Z';

const idOf = (person: string, name: string): string => `${person} ${name}`;

/** Of what one was told: what was read, and what was followed. */
export type Told = { read: Set<string>; followed: Set<string> };
export type ToldState = { read: readonly string[]; followed: readonly string[] };

export function nothingRead(): Told {
  return { read: new Set(), followed: new Set() };
}

export function stateOfTold({ read, followed }: Told): ToldState {
  return { read: [...read].sort(), followed: [...followed].sort() };
}

export async function tellAll(store: Store, person: string, organisation: string): Promise<void> {
  const at = TOLD_AT;
  const about = { appointmentId: 'a', courseId: 'c', denomination: { en: 'Tea' }, zone: 'UTC', start: at, end: at };
  const rows = TOLD.map((name) => ({
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

export async function toldOf(read: Store['read'], person: string): Promise<ToldState> {
  const rows = await read.selectFrom('notification').selectAll().where('person_id', '=', person).execute();
  const names = (which: 'read' | 'interacted') =>
    rows.filter((row) => row[which] === 1).map(({ id }) => id.slice(person.length + 1));
  return { read: names('read').sort(), followed: names('interacted').sort() };
}

export const TOLD_KINDS: Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>> = {
  'notification.mark': markTap,
  'notification.read-all': readAllTap,
};

/** None of the screens that histories open shows any of it. */
const UNSEEN = { parents: [], value: undefined, shown: () => undefined };

function markTap(random: Random, { person }: Sight): Tap | undefined {
  const name = random.any(TOLD);
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
    createdAt: TOLD_AT,
  };
  const input = { notification, mark };
  return {
    ...UNSEEN,
    kind: markNotification.kind,
    subject: markNotification.subject(input),
    words: `notification ${name} ${mark}`,
    merge: ({ told }) => {
      if (mark === 'unread') told.read.delete(name);
      else told.read.add(name);
      if (mark === 'followed') told.followed.add(name);
      return undefined;
    },
    by: (send) => send(markNotification, input),
  };
}

function readAllTap(): Tap {
  const input = { until: TOLD_AT };
  return {
    ...UNSEEN,
    kind: readAllNotifications.kind,
    subject: readAllNotifications.subject(input),
    words: 'all notifications read',
    merge: ({ told }) => {
      for (const name of TOLD) told.read.add(name);
      return undefined;
    },
    by: (send) => send(readAllNotifications, input),
  };
}
