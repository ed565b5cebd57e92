import { ROWS_AT_ONCE } from '#campus/storage-limits.ts';
import type { AccountDb } from '#offline/rows/account-db.ts';
import { answersOf, answersOlderThan, dropAnswer, keepAnswer } from '#offline/rows/answer-rows.ts';
import { withReconnect } from '#offline/rows/with-reconnect.ts';
import type { Rows } from './services.ts';
import { together } from './together.ts';

/** The rows of one person's database, for their client. */
export function rowsOn(db: AccountDb): Rows {
  return {
    get: together((hashes) => answersOf(db, hashes), ROWS_AT_ONCE),
    keep: (row) => withReconnect(db, () => keepAnswer(db, row)),
    olderThan: (revision) => answersOlderThan(db, revision),
    drop: (hash, revision) => dropAnswer(db, hash, revision),
  };
}
