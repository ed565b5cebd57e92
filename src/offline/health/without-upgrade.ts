import Dexie from 'dexie';
import * as v from 'valibot';
import { type Account, accountKey, isOf } from '#offline/account.ts';
import { DATABASES } from '#offline/names.ts';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import type { AnswerRow } from '#offline/rows/account-db.ts';
import { entrySchema } from '#offline/rows/entry-rows.ts';
import { accountRowSchema, answerRowSchema } from '#offline/rows/row-schemas.ts';

/** What a newer release left of one person: read as far as this code understands it, never written. */
export type WithoutUpgrade = {
  entries: readonly OutboxEntry[];
  answer: (hash: string) => Promise<AnswerRow | undefined>;
  close: () => void;
};

/** Opens the databases as they are, whatever their version (STORAGE-3); what cannot be read is not there. */
export async function openWithoutUpgrade(account: Account): Promise<WithoutUpgrade> {
  const device = await databaseWithoutUpgrade(DATABASES.device);
  const entries = (await rowsOf(device, 'outbox')).flatMap((row) => {
    const parsed = v.safeParse(entrySchema, row);
    return parsed.success && isOf(parsed.output, account) ? [parsed.output] : [];
  });
  const known = (await rowsOf(device, 'owners')).flatMap((row) => {
    const parsed = v.safeParse(accountRowSchema, row);
    return parsed.success && parsed.output.key === accountKey(account) ? [parsed.output] : [];
  });
  device?.close();
  const [mine] = known;
  const db = mine === undefined ? undefined : await databaseWithoutUpgrade(mine.database);
  return {
    entries,
    answer: async (hash) => {
      const row = await db
        ?.table('answers')
        .get(hash)
        .catch(() => undefined);
      const parsed = v.safeParse(answerRowSchema, row);
      return parsed.success ? parsed.output : undefined;
    },
    close: () => db?.close(),
  };
}

/** Without a version of its own Dexie takes what is there and changes nothing; what is not there it does not make. */
export async function databaseWithoutUpgrade(name: string): Promise<Dexie | undefined> {
  return new Dexie(name).open().catch(() => undefined);
}

export async function rowsOf(db: Dexie | undefined, table: string): Promise<unknown[]> {
  if (db === undefined || !db.tables.some(({ name }) => name === table)) return [];
  return db.table(table).toArray();
}
