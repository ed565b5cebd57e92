import Dexie, { type EntityTable, type Table } from 'dexie';
import type { OutboxEntry } from './entry.ts';
import type { MeterRow } from './meter.ts';
import { DATABASES } from './names.ts';

/** Mirror of the session for the worker, which cannot read local storage (READINGS, Session). One row, id `session`. */
export type SessionRow = { id: 'session'; jwt: string; refreshToken: string; viewerId: string; organisation: string };

/** Which database on this device is whose. `key` is `ownerKey(…)`. */
export type OwnerRow = { key: string; owner: string; organisation: string; database: string };

/**
 * Unsent work of a person who is not signed in (READINGS, Session): sealed with a key that is not on this device, and
 * without a word about whose it is.
 */
export type LockedRow = {
  /** Random. */
  id: string;
  /** The server's random name of the key. */
  keyId: string;
  organisation: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
};

/** The signed-in person's key for locking; goes with the session. `owner` is `ownerKey(…)`. */
export type LockKeyRow = { owner: string; keyId: string; key: string };

/** A session to be ended at the campus as soon as there is a network: the token alone, since a JWT names its person. */
export type RevocationRow = { id: string; refreshToken: string; at: number };

/** The one database of the device: session, outbox, owners, what is locked or to be revoked, the data meter. */
export class DeviceDb extends Dexie {
  declare readonly session: Table<SessionRow, string>;
  declare readonly outbox: EntityTable<OutboxEntry, 'seq'>;
  declare readonly owners: Table<OwnerRow, string>;
  declare readonly locked: Table<LockedRow, string>;
  declare readonly lockKeys: Table<LockKeyRow, string>;
  declare readonly revocations: Table<RevocationRow, string>;
  declare readonly meter: Table<MeterRow, string>;

  constructor(name: string = DATABASES.device) {
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      session: 'id',
      outbox: '++seq, &id, [owner+organisation], subject',
      owners: 'key',
    });
    this.version(2).stores({ locked: 'id, keyId', lockKeys: 'owner', revocations: 'id', meter: 'id' });
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
