import type { NotificationRow } from './live-tables.ts';
import type { Trx } from './open-store.ts';

const told = new WeakMap<Trx, NotificationRow[]>();

/** Keeps what a transaction tells somebody, until it is known whether it will have been told. */
export function rememberTold(trx: Trx, row: NotificationRow): void {
  told.set(trx, [...toldIn(trx), row]);
}

/** What the transaction has told so far. */
export function toldIn(trx: Trx): readonly NotificationRow[] {
  return told.get(trx) ?? [];
}

/** What was told since a savepoint is taken back with it. */
export function forgetTold(trx: Trx): void {
  told.delete(trx);
}
