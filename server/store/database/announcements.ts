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

/** Something of a person is new (SYNC-14). */
export interface RaisedRevision {
  readonly personId: string;
  readonly revision: number;
  /** The session that acted, whose pages know of it; null: another one of the person, somebody else or the campus. */
  readonly by: string | null;
}

/** A list whose followers see something else from now on. */
export interface ChangedList {
  readonly organisationId: string;
  readonly listId: string;
}

/** What open pages hear of a transaction once it is committed. */
export interface Announcements {
  readonly notifications: readonly NotificationRow[];
  readonly endedSessions: readonly string[];
  readonly boardChanges: readonly BoardChange[];
  /** One for each person. */
  readonly revisions: readonly RaisedRevision[];
  readonly changedLists: readonly ChangedList[];
}

const NOTHING: Announcements = {
  notifications: [],
  endedSessions: [],
  boardChanges: [],
  revisions: [],
  changedLists: [],
};
const announced = new WeakMap<Trx, Announcements>();

/** Keeps what a transaction tells, until it is known whether it is committed. */
export function rememberAnnouncements(
  trx: Trx,
  {
    notifications = [],
    endedSessions = [],
    boardChanges = [],
    revisions = [],
    changedLists = [],
  }: Partial<Announcements>,
): void {
  const before = announcementsIn(trx) ?? NOTHING;
  announced.set(trx, {
    notifications: [...before.notifications, ...notifications],
    endedSessions: [...before.endedSessions, ...endedSessions],
    boardChanges: [...before.boardChanges, ...boardChanges],
    revisions: latest([...before.revisions, ...revisions]),
    changedLists: [...before.changedLists, ...changedLists],
  });
}

/** Of a person the last one, by whoever raised it first: what an act brings with it is of that act. */
function latest(revisions: readonly RaisedRevision[]): readonly RaisedRevision[] {
  const byPerson = new Map<string, RaisedRevision>();
  for (const { personId, revision, by } of revisions)
    byPerson.set(personId, { personId, revision, by: byPerson.get(personId)?.by ?? by });
  return [...byPerson.values()];
}

/** What the transaction has announced so far; undefined: nothing. */
export function announcementsIn(trx: Trx): Announcements | undefined {
  return announced.get(trx);
}

/** What was announced since a savepoint is taken back with it. */
export function forgetAnnouncements(trx: Trx): void {
  announced.delete(trx);
}
