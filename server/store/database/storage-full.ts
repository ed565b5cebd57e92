import * as v from 'valibot';

/** SQLite's SQLITE_FULL; PostgreSQL's disk_full; what Node says of files. */
const SQLITE_FULL = 13;
const POSTGRES_FULL = '53100';
const FILE_FULL = ['ENOSPC', 'EDQUOT'];

const full = v.union([
  v.object({
    errcode: v.pipe(
      v.number(),
      v.check((code) => (code & 0xff) === SQLITE_FULL),
    ),
  }),
  v.object({ code: v.picklist([POSTGRES_FULL, ...FILE_FULL]) }),
]);
const caused = v.object({ cause: v.unknown() });
const wrapped = v.object({ originalError: v.unknown() });

/** Whether something failed for want of space on a disk, be it the database's or that of the files. */
export function isStorageFull(error: unknown): boolean {
  if (v.is(full, error)) return true;
  if (v.is(caused, error)) return isStorageFull(error.cause);
  return v.is(wrapped, error) && isStorageFull(error.originalError);
}
