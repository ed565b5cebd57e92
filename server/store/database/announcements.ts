import type { NotificationRow } from '#server/store/schema/live-tables.ts';
import type { Trx } from './open-store.ts';

/** Something happened on a board, or for one person there. */
export interface BoardChange {
  readonly organisationId: string;
  readonly boardId: string;
  readonly kind: 'ADDED' | 'CHANGED' | 'DELETED';
  readonly messageId: string;
  /** Null: the message itself. */
  readonly commentId: string | null;
  /** Who did it. */
  readonly personId: string;
  /** Nobody else hears of it. */
  readonly isPrivate: boolean;
}

/** What open pages hear of a transaction once it is committed. */
export interface Announcements {
  readonly notifications: readonly NotificationRow[];
  readonly endedSessions: readonly string[];
  readonly boardChanges: readonly BoardChange[];
}

const NOTHING: Announcements = { notifications: [], endedSessions: [], boardChanges: [] };
const announced = new WeakMap<Trx, Announcements>();

/** Keeps what a transaction tells, until it is known whether it is committed. */
export function rememberAnnouncements(
  trx: Trx,
  { notifications = [], endedSessions = [], boardChanges = [] }: Partial<Announcements>,
): void {
  const before = announcementsIn(trx) ?? NOTHING;
  announced.set(trx, {
    notifications: [...before.notifications, ...notifications],
    endedSessions: [...before.endedSessions, ...endedSessions],
    boardChanges: [...before.boardChanges, ...boardChanges],
  });
}

/** What the transaction has announced so far; undefined: nothing. */
export function announcementsIn(trx: Trx): Announcements | undefined {
  return announced.get(trx);
}

/** What was announced since a savepoint is taken back with it. */
export function forgetAnnouncements(trx: Trx): void {
  announced.delete(trx);
}
