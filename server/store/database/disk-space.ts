import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/store/schema/tables.ts';
import { isStorageFull } from './storage-full.ts';

type Write = (work: (trx: Transaction<Tables>) => Promise<unknown>) => Promise<unknown>;

/** More than is ever left over in a page of the database, bytes. */
const PROBE = 64 * 1024;

/** Knows from the writes themselves whether there is space on the disk; asks it only where the last one found none. */
export function diskSpaceOf(write: Write) {
  let isFull = false;
  return {
    /** Runs a write and notes whether it found space. */
    noted: async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        const done = await work();
        isFull = false;
        return done;
      } catch (error) {
        if (isStorageFull(error)) isFull = true;
        throw error;
      }
    },
    isLeft: async (): Promise<boolean> => {
      if (!isFull) return true;
      isFull = await write(async (trx) => {
        await sql`create table storage_probe (filler text not null)`.execute(trx);
        await sql`insert into storage_probe (filler) values (${'x'.repeat(PROBE)})`.execute(trx);
        await sql`drop table storage_probe`.execute(trx);
      }).then(
        () => false,
        () => true,
      );
      return !isFull;
    },
  };
}
