import { ROWS_AT_ONCE } from '#campus/storage-limits.ts';
import type { AccountDb, AnswerRow } from './account-db.ts';
import { answerToKeep } from './answer-to-keep.ts';
import { withReconnect } from './with-reconnect.ts';

/** Keeps an answer unless the row on disk holds a later revision. Returns the row that is on disk now. */
export async function keepAnswer(db: AccountDb, row: AnswerRow): Promise<AnswerRow> {
  return db.transaction('rw', db.answers, async () => {
    const known = await db.answers.get(row.hash);
    const kept = answerToKeep(row, known);
    if (kept !== known) await db.answers.put(kept);
    return kept;
  });
}

/** A failing read is no answer, never an error: storage may be broken, the campus goes on without it (STORAGE-1). */
export async function answersOf(db: AccountDb, hashes: string[]): Promise<(AnswerRow | undefined)[]> {
  try {
    return await withReconnect(db, () => db.answers.bulkGet(hashes));
  } catch {
    // One row that cannot be read must not hide those that were asked for with it.
    return Promise.all(hashes.map((hash) => db.answers.get(hash).catch(() => undefined)));
  }
}

/** Hashes of all rows, without reading a row. */
export async function answerHashes(db: AccountDb): Promise<ReadonlySet<string>> {
  return new Set(await withReconnect(db, () => db.answers.toCollection().primaryKeys()));
}

/** Rows that do not hold `revision` yet; read a few at a time, since all of them at once would stop a slow phone. */
export async function answersOlderThan(db: AccountDb, revision: number): Promise<AnswerRow[]> {
  return db.transaction('r', db.answers, async () => {
    const hashes = await db.answers.where('asOf').below(revision).primaryKeys();
    const found: AnswerRow[] = [];
    for (let from = 0; from < hashes.length; from += ROWS_AT_ONCE) {
      const some = await db.answers.bulkGet(hashes.slice(from, from + ROWS_AT_ONCE));
      found.push(...some.filter((row) => row !== undefined));
    }
    return found;
  });
}

/** Takes away a row of something that the campus had no more at `revision`; what the learner saved stays theirs. */
export async function dropAnswer(db: AccountDb, hash: string, revision: number): Promise<void> {
  await db.answers
    .where('hash')
    .equals(hash)
    .and(({ saved, asOf }) => !saved && asOf <= revision)
    .delete();
}

/** Lets go of what can be had again from the campus; what the learner saved stays. How many rows there were. */
export async function dropUnsavedAnswers(db: AccountDb): Promise<number> {
  return db.answers.filter(({ saved }) => !saved).delete();
}
