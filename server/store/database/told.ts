import type { NotificationRow } from '#server/store/schema/live-tables.ts';
import type { Trx } from './open-store.ts';

/** What open pages hear of a transaction once it is committed. */
export interface Told {
  readonly notifications: readonly NotificationRow[];
  readonly endedSessions: readonly string[];
}

const NOTHING: Told = { notifications: [], endedSessions: [] };
const told = new WeakMap<Trx, Told>();

/** Keeps what a transaction tells, until it is known whether it will have been told. */
export function rememberTold(trx: Trx, { notifications = [], endedSessions = [] }: Partial<Told>): void {
  const before = toldIn(trx) ?? NOTHING;
  told.set(trx, {
    notifications: [...before.notifications, ...notifications],
    endedSessions: [...before.endedSessions, ...endedSessions],
  });
}

/** What the transaction has told so far; undefined: nothing. */
export function toldIn(trx: Trx): Told | undefined {
  return told.get(trx);
}

/** What was told since a savepoint is taken back with it. */
export function forgetTold(trx: Trx): void {
  told.delete(trx);
}
