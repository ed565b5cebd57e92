import { setImmediate } from 'node:timers/promises';
import type { InsertObject } from 'kysely';
import type { Tables } from '#server/store/schema/tables.ts';
import type { Trx } from './open-store.ts';

/** Rows of one statement. SQLite takes 32,766 values in one, PostgreSQL 65,535; no table has a hundred columns. */
export const ROWS_AT_ONCE = 250;

/**
 * Yields many rows by as many as one statement takes. Whatever else the process has to do comes between two pieces: a long
 * piece of work is never one long standstill.
 */
export async function* inPieces<T>(rows: readonly T[]): AsyncGenerator<T[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    if (at > 0) await setImmediate();
    yield rows.slice(at, at + ROWS_AT_ONCE);
  }
}

/** Inserts rows that are new: one that is there already is a fault. */
export async function insertAll<T extends keyof Tables>(
  trx: Trx,
  table: T,
  rows: readonly InsertObject<Tables, T>[],
): Promise<void> {
  for await (const piece of inPieces(rows)) await trx.insertInto(table).values(piece).execute();
}

/** Inserts the rows that are not there yet and leaves the others as they are. */
export async function insertMissing<T extends keyof Tables>(
  trx: Trx,
  table: T,
  rows: readonly InsertObject<Tables, T>[],
): Promise<void> {
  for await (const piece of inPieces(rows))
    await trx
      .insertInto(table)
      .values(piece)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
