import { answerOf, answersOlderThan, dropAnswer, keepAnswer } from '#offline/answer-rows.ts';
import type { OwnerDb } from '#offline/owner-db.ts';
import { steadily } from '#offline/steadily.ts';
import type { Rows } from './services.ts';

/** The rows of one person's database, for their client. */
export function rowsOn(db: OwnerDb): Rows {
  return {
    get: (hash) => answerOf(db, hash),
    keep: (row) => steadily(db, () => keepAnswer(db, row)),
    olderThan: (revision) => answersOlderThan(db, revision),
    drop: (hash, revision) => dropAnswer(db, hash, revision),
  };
}
