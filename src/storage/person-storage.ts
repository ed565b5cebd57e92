import type { EntrySource } from '#cache/pending-store.ts';
import { rowsOn } from '#cache/rows-on.ts';
import type { Queue, Rows } from '#cache/services.ts';
import type { OnlineStore } from '#device/network/online.ts';
import { dropKeptPictures } from '#device/storage/keep-files.ts';
import type { Account } from '#offline/account.ts';
import { type DeviceDb, deviceDb, deviceHealth } from '#offline/device-db.ts';
import { followQuery } from '#offline/health/follow-query.ts';
import { freeReserve } from '#offline/health/reserve.ts';
import { reportStorage, storageHealth } from '#offline/health/storage-health.ts';
import { watchOpening } from '#offline/health/watch-opening.ts';
import { openWithoutUpgrade, type WithoutUpgrade } from '#offline/health/without-upgrade.ts';
import { createDirectQueue } from '#offline/outbox/direct-queue.ts';
import type { OutboxEntry, Settled } from '#offline/outbox/entry.ts';
import { entriesOf, forget } from '#offline/outbox/outbox.ts';
import { persistEntry } from '#offline/outbox/persist-entry.ts';
import { type AccountDb, openAccountDb } from '#offline/rows/account-db.ts';
import { answerHashes, dropUnsavedAnswers } from '#offline/rows/answer-rows.ts';
import { type DraftStore, draftsOn } from '#offline/rows/draft-rows.ts';
import { withReconnect } from '#offline/rows/with-reconnect.ts';
import type { Wire } from '#wire/graphql.ts';

type Outbox = {
  source: EntrySource;
  queue: Omit<Queue, 'sendSoon'>;
  /** Where nothing waits: what the campus acknowledged since this was asked last. */
  settled?: () => Settled[];
};

/** What one person's page keeps and where: on the device, or nowhere (STORAGE-1, STORAGE-3, STORAGE-4, STORAGE-6). */
export type PersonStorage = Outbox & {
  rows: Rows;
  /** Hashes of all rows on the device, without reading a row. */
  hashes: () => Promise<ReadonlySet<string>>;
  /** Undefined where nothing is kept. */
  drafts: DraftStore | undefined;
  /** The databases, where both may be written. */
  disk: { device: DeviceDb; db: AccountDb } | undefined;
  close: () => void;
};

type Parts = { account: Account; wire: Wire; online: OnlineStore };

/** Never rejects: without storage the campus is used with a network alone, and `storageHealth` says so. */
export async function openPersonStorage(parts: Parts): Promise<PersonStorage> {
  const { account, wire, online } = parts;
  const device = (await deviceHealth()) === 'fine' ? deviceDb() : undefined;
  const db = device && (await openRows(device, account));
  if (device !== undefined && db !== undefined) {
    return {
      ...onDisk(device, db, account),
      rows: rowsOn(db),
      hashes: () => answerHashes(db),
      drafts: draftsOn(db),
      disk: { device, db },
      close: () => db.close(),
    };
  }
  const withoutUpgrade =
    storageHealth.read() === 'newer' ? await openWithoutUpgrade(account).catch(() => undefined) : undefined;
  const direct = createDirectQueue({ wire, isOnline: online.read, held: withoutUpgrade?.entries ?? [] });
  return {
    ...(device === undefined
      ? { source: direct, queue: direct, settled: direct.settled }
      : onDisk(device, db, account)),
    rows: readOnly(withoutUpgrade),
    hashes: () => Promise.reject(new Error('Nothing is known of the rows on this device.')),
    drafts: undefined,
    disk: undefined,
    close: () => withoutUpgrade?.close(),
  };
}

/** A first login on a full device needs a few bytes too: the reserve is there for them. */
async function openRows(device: DeviceDb, account: Account): Promise<AccountDb | undefined> {
  const open = (): Promise<AccountDb> => openAccountDb(device, account);
  const db = await open().catch(() =>
    freeReserve(device)
      .then(open)
      .catch(() => undefined),
  );
  if (db === undefined) reportStorage('off');
  return db !== undefined && (await watchOpening(db)) === 'fine' ? db : undefined;
}

function onDisk(device: DeviceDb, db: AccountDb | undefined, account: Account): Outbox {
  let known: OutboxEntry[] = [];
  const entries = async (): Promise<OutboxEntry[]> => {
    // A disk that answers no more leaves the screens as they are; that it is lost is shown (storage-notice.tsx).
    known = await withReconnect(device, () => entriesOf(device, account)).catch(() => known);
    return known;
  };
  // The least of what the learner has goes first (STORAGE-4); what they saved themselves never goes.
  const waysToFree = [
    () => freeReserve(device),
    dropKeptPictures,
    async () => db !== undefined && (await dropUnsavedAnswers(db)) > 0,
  ];
  return {
    source: { entries, onChange: (signal) => followQuery(() => entriesOf(device, account), signal) },
    queue: {
      enqueue: (entry) => persistEntry(device, entry, waysToFree),
      forget: (ids) => forget(device, ids),
    },
  };
}

function readOnly(withoutUpgrade: WithoutUpgrade | undefined): Rows {
  return {
    get: async (hash) => withoutUpgrade?.answer(hash),
    keep: () => Promise.reject(new Error('Nothing is kept on this device.')),
    olderThan: async () => [],
    drop: async () => {},
  };
}
