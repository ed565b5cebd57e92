import { answersOf, answersOlderThan, dropAnswer, keepAnswer } from '#offline/answer-rows.ts';
import type { OwnerDb } from '#offline/owner-db.ts';
import { steadily } from '#offline/steadily.ts';
import type { Rows } from './services.ts';
import { together } from './together.ts';

/** More of them, parsed in one go, would hold up a slow phone for longer than a frame or two. */
const ROWS_AT_ONCE = 12;

/** The rows of one person's database, for their client. */
export function rowsOn(db: OwnerDb): Rows {
  return {
    get: together((hashes) => answersOf(db, hashes), ROWS_AT_ONCE),
    keep: (row) => steadily(db, () => keepAnswer(db, row)),
    olderThan: (revision) => answersOlderThan(db, revision),
    drop: (hash, revision) => dropAnswer(db, hash, revision),
  };
}
