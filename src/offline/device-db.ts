import Dexie, { type EntityTable, type Table } from 'dexie';
import type { CountingRow, EventRow } from './events.ts';
import { refuseNewer } from './health/refuse-newer.ts';
import type { StorageHealth } from './health/storage-health.ts';
import { letGo, watchOpening } from './health/watch-opening.ts';
import type { MeterRow } from './meter.ts';
import { DATABASES } from './names.ts';
import type { OutboxEntry } from './outbox/entry.ts';
import { DEVICE_VERSION } from './versions.ts';

/** Mirror of the session for the worker, which cannot read local storage (SESSION-7). One row, id `session`. */
export type SessionRow = { id: 'session'; jwt: string; refreshToken: string; viewerId: string; organisation: string };

/** Which database on this device is whose. `key` is `accountKey(…)`. */
export type AccountRow = { key: string; owner: string; organisation: string; database: string };

/**
 * Unsent work of a person who is not signed in (SESSION-14): sealed with a key that is not on this device, and without
 * a word about whose it is.
 */
export type LockedRow = {
  /** Random. */
  id: string;
  /** The server's random name of the key. */
  keyId: string;
  organisation: string;
  /** Left out: entries of the outbox. */
  holds?: 'drafts';
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
};

/** The signed-in person's key for locking; goes with the session. `owner` is `accountKey(…)`. */
export type LockKeyRow = { owner: string; keyId: string; key: string };

/** A session to be ended at the campus as soon as there is a network: the token alone, since a JWT names its person. */
export type RevocationRow = { id: string; refreshToken: string; at: number };

/** Space that is reserved for the outbox of a full device (STORAGE-4); bytes of no meaning. */
export type ReserveRow = { id: number; bytes: Uint8Array<ArrayBuffer> };

/** The one database of the device: session, outbox, accounts, what is locked or to be revoked, the data meter, what is counted. */
export class DeviceDb extends Dexie {
  declare readonly session: Table<SessionRow, string>;
  declare readonly outbox: EntityTable<OutboxEntry, 'seq'>;
  declare readonly owners: Table<AccountRow, string>;
  declare readonly locked: Table<LockedRow, string>;
  declare readonly lockKeys: Table<LockKeyRow, string>;
  declare readonly revocations: Table<RevocationRow, string>;
  declare readonly meter: Table<MeterRow, string>;
  declare readonly reserve: Table<ReserveRow, number>;
  declare readonly counting: Table<CountingRow, string>;
  declare readonly events: EntityTable<EventRow, 'seq'>;

  constructor(name: string = DATABASES.device) {
    super(name, { chromeTransactionDurability: 'strict', ...guarded(DEVICE_VERSION) });
    this.version(1).stores({
      session: 'id',
      outbox: '++seq, &id, [owner+organisation], subject',
      owners: 'key',
    });
    this.version(2).stores({
      locked: 'id, keyId',
      lockKeys: 'owner',
      revocations: 'id',
      meter: 'id',
      reserve: 'id',
    });
    this.version(DEVICE_VERSION).stores({ counting: 'id', events: '++seq, person' });
    // An old tab must not hold up the next release's upgrade (STORAGE-2).
    letGo(this);
  }
}

/** Options of a database that only this release and older ones wrote. */
export function guarded(newest: number) {
  const { indexedDB } = Dexie.dependencies;
  return indexedDB === undefined || indexedDB === null ? {} : { indexedDB: refuseNewer(indexedDB, newest) };
}

let open: { db: DeviceDb; health: Promise<StorageHealth> } | undefined;

function opened(): { db: DeviceDb; health: Promise<StorageHealth> } {
  if (open === undefined) {
    const db = new DeviceDb();
    open = { db, health: watchOpening(db) };
  }
  return open;
}

/** Storage may be off or broken (STORAGE-6): then whatever is asked of it rejects, soon. */
export function deviceDb(): DeviceDb {
  return opened().db;
}

/** How the opening of the device's database went; as long as an old tab blocks it, this waits. */
export function deviceHealth(): Promise<StorageHealth> {
  return opened().health;
}
