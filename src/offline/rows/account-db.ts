import Dexie, { type Table } from 'dexie';
import { type Account, accountKey, columnsOf } from '#offline/account.ts';
import { type DeviceDb, guarded } from '#offline/device-db.ts';
import { letGo } from '#offline/health/watch-opening.ts';
import { DATABASES } from '#offline/names.ts';
import type { SavedDocumentRow, SavedFileRow, SavedSettingsRow, SavedUnitRow } from '#offline/saved/saved-rows.ts';
import { ACCOUNT_VERSION } from '#offline/versions.ts';
import type { DraftRow } from './draft-rows.ts';

/** One answer of the server as it came; nothing pending is ever in it. */
export type AnswerRow = {
  /** The query key as text. */
  hash: string;
  key: unknown[];
  data: unknown;
  /** The person's revision that the data holds at least. */
  asOf: number;
  /** When it was answered, ms since 1970. */
  at: number;
  /** Version of the answer's shape, for row translators. */
  shape: number;
  /** Saved for offline by the learner: never dropped by age. */
  saved: boolean;
  /** Of `data` as it was kept: a byte that changed on the disk is known by it. Rows of the first release have none. */
  digest?: string;
};

/** What one account has on this device; deleted whole at logout. */
export class AccountDb extends Dexie {
  declare readonly answers: Table<AnswerRow, string>;
  declare readonly savedUnits: Table<SavedUnitRow, string>;
  declare readonly savedFiles: Table<SavedFileRow, string>;
  declare readonly savedDocuments: Table<SavedDocumentRow, string>;
  declare readonly savedSettings: Table<SavedSettingsRow, string>;
  declare readonly drafts: Table<DraftRow, string>;

  constructor(name: string) {
    super(name, guarded(ACCOUNT_VERSION));
    this.version(1).stores({ answers: 'hash, asOf' });
    this.version(2).stores({
      savedUnits: 'key',
      savedFiles: 'url',
      savedDocuments: 'key',
      savedSettings: 'id',
    });
    this.version(ACCOUNT_VERSION).stores({ drafts: 'name' });
    letGo(this);
  }
}

/** Opens the account's database, naming it by a random word at the first time: a name on disk tells nothing of a person. */
export async function openAccountDb(device: DeviceDb, account: Account): Promise<AccountDb> {
  const key = accountKey(account);
  const database = await device.transaction('rw', device.owners, async () => {
    const known = await device.owners.get(key);
    if (known !== undefined) return known.database;
    const name = `${DATABASES.accountPrefix}${crypto.randomUUID()}`;
    await device.owners.add({ key, ...columnsOf(account), database: name });
    return name;
  });
  return new AccountDb(database);
}
