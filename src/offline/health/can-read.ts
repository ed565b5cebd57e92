import type Dexie from 'dexie';
import * as v from 'valibot';
import { DATABASES } from '#offline/names.ts';
import type { AnswerRow } from '#offline/rows/account-db.ts';
import { entrySchema } from '#offline/rows/entry-rows.ts';
import { accountRowSchema, answerRowSchema } from '#offline/rows/row-schemas.ts';
import { ACCOUNT_VERSION, DEVICE_VERSION } from '#offline/versions.ts';
import type { Unread } from './unread.ts';
import { databaseWithoutUpgrade, rowsOf } from './without-upgrade.ts';

/**
 * What this release cannot read of the device (APP-2). Looks at the databases as they are: an upgrade would take them from
 * the page that works with them now. `opens` says whether a screen could show a row.
 */
export async function canRead(opens: (row: AnswerRow) => boolean): Promise<Unread> {
  const unread: Unread = { newer: [], entries: [], answers: [] };
  const device = await databaseWithoutUpgrade(DATABASES.device);
  if (device === undefined) return unread;
  if (isNewer(device, DEVICE_VERSION)) unread.newer.push(device.name);
  for (const row of await rowsOf(device, 'outbox')) if (!v.is(entrySchema, row)) unread.entries.push(idOf(row, 'id'));
  const owners = (await rowsOf(device, 'owners')).filter((row) => v.is(accountRowSchema, row));
  device.close();
  for (const { database } of owners) await lookAtAnswers(database, opens, unread);
  return unread;
}

/** Row by row: all at once they may be more than a phone has memory for. */
async function lookAtAnswers(name: string, opens: (row: AnswerRow) => boolean, unread: Unread): Promise<void> {
  const db = await databaseWithoutUpgrade(name);
  if (db === undefined) return;
  if (isNewer(db, ACCOUNT_VERSION)) unread.newer.push(DATABASES.accountPrefix);
  if (db.tables.some((table) => table.name === 'answers')) {
    await db.table('answers').each((row: unknown) => {
      const parsed = v.safeParse(answerRowSchema, row);
      if (!parsed.success || !opens(parsed.output)) unread.answers.push(idOf(row, 'hash'));
    });
  }
  db.close();
}

function isNewer({ verno }: Dexie, newest: number): boolean {
  return Math.floor(verno) > newest;
}

function idOf(row: unknown, key: string): string {
  return typeof row === 'object' && row !== null ? String(Reflect.get(row, key)) : '';
}
