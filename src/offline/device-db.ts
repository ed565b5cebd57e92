import Dexie, { type EntityTable, type Table } from 'dexie';
import type { OutboxEntry } from './entry.ts';
import { DATABASES } from './names.ts';

/** Mirror of the session for the worker, which cannot read local storage (READINGS, Session). One row, id `session`. */
export type SessionRow = { id: 'session'; jwt: string; refreshToken: string; viewerId: string; organisation: string };

/** Which database on this device is whose. `key` is `ownerKey(…)`. */
export type OwnerRow = { key: string; owner: string; organisation: string; database: string };

/** The one database of the device: session, outbox, owners. */
export class DeviceDb extends Dexie {
  declare readonly session: Table<SessionRow, string>;
  declare readonly outbox: EntityTable<OutboxEntry, 'seq'>;
  declare readonly owners: Table<OwnerRow, string>;

  constructor(name: string = DATABASES.device) {
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      session: 'id',
      outbox: '++seq, &id, [owner+organisation], subject',
      owners: 'key',
    });
    // An old tab must not hold up the next release's upgrade (RELIABILITY 2 row 18).
    this.on('versionchange', () => this.close());
  }
}

let open: DeviceDb | undefined;

export function deviceDb(): DeviceDb {
  open ??= new DeviceDb();
  return open;
}

export function ownerKey({ owner, organisation }: { owner: string; organisation: string }): string {
  return `${organisation}:${owner}`;
}
