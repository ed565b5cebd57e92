import * as v from 'valibot';

/** PostgreSQL: serialisation failure, deadlock. */
const POSTGRES_RETRY = ['40001', '40P01'];
/** SQLite's SQLITE_BUSY; its extended codes hold it in the low byte. */
const SQLITE_BUSY = 5;
export const ATTEMPTS = 3;

const postgresError = v.object({ code: v.picklist(POSTGRES_RETRY) });
const sqliteError = v.object({
  errcode: v.pipe(
    v.number(),
    v.check((code) => (code & 0xff) === SQLITE_BUSY),
  ),
});

/** Whether the engine says that the same work may succeed from its beginning. */
export function isTransient(error: unknown): boolean {
  return v.is(postgresError, error) || v.is(sqliteError, error);
}

/** Runs the whole of `work` again, at most three times in all, while the engine calls it unlucky. */
export async function retried<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attempt >= ATTEMPTS || !isTransient(error)) throw error;
    return retried(work, attempt + 1);
  }
}
