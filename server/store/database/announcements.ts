import type { NotificationRow } from '#server/store/schema/live-tables.ts';
import type { Trx } from './open-store.ts';

/** What open pages hear of a transaction once it is committed. */
export interface Announcements {
  readonly notifications: readonly NotificationRow[];
  readonly endedSessions: readonly string[];
}

const NOTHING: Announcements = { notifications: [], endedSessions: [] };
const announced = new WeakMap<Trx, Announcements>();

/** Keeps what a transaction tells, until it is known whether it will have been told. */
export function rememberAnnouncements(
  trx: Trx,
  { notifications = [], endedSessions = [] }: Partial<Announcements>,
): void {
  const before = announcementsIn(trx) ?? NOTHING;
  announced.set(trx, {
    notifications: [...before.notifications, ...notifications],
    endedSessions: [...before.endedSessions, ...endedSessions],
  });
}

/** What the transaction has told so far; undefined: nothing. */
export function announcementsIn(trx: Trx): Announcements | undefined {
  return announced.get(trx);
}

/** What was told since a savepoint is taken back with it. */
export function forgetAnnouncements(trx: Trx): void {
  announced.delete(trx);
}
