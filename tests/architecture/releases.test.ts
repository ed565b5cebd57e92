import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Dexie from 'dexie';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OFFLINE_MUTATIONS } from '#app/storage/offline-mutations.ts';
import { createCampusClient } from '#cache/campus-client.ts';
import { hashOf, type Read } from '#cache/campus-query.ts';
import { followOutbox } from '#cache/pending-store.ts';
import { readCampus } from '#cache/read-campus.ts';
import { rowsOn } from '#cache/rows-on.ts';
import { accountOf } from '#offline/account.ts';
import { DeviceDb } from '#offline/device-db.ts';
import { canRead } from '#offline/health/can-read.ts';
import { entriesOf } from '#offline/outbox/outbox.ts';
import { openAccountDb } from '#offline/rows/account-db.ts';
import { opens } from '#reads/opens.ts';
import { readOfKey } from '#reads/read-of-key.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { CampusError } from '#wire/campus-failure.ts';

const FOLDER = join(import.meta.dirname, '../releases');
/** Old tabs and phones that were off come with the rows of these (STORAGE-9). */
const OPENED = 3;

const record = v.array(
  v.object({
    name: v.string(),
    version: v.number(),
    stores: v.array(
      v.object({
        name: v.string(),
        keyPath: v.string(),
        autoIncrement: v.boolean(),
        indexes: v.array(
          v.object({
            name: v.string(),
            keyPath: v.union([v.string(), v.array(v.string())]),
            unique: v.boolean(),
            multiEntry: v.boolean(),
          }),
        ),
        rows: v.array(v.unknown()),
      }),
    ),
  }),
);
type Recorded = v.InferOutput<typeof record>;

const releases = nonEmpty(readdirSync(FOLDER).sort().slice(-OPENED), 'recorded release');

/** Which read a row of an old release belongs to. */
function readOf(key: unknown[]): Read<unknown> {
  const read = readOfKey(key);
  if (read === undefined)
    throw new Error(`No read has the key ${JSON.stringify(key)} any more: rows on learners’ disks are lost by that.`);
  return read;
}

/** The disk as that release left it. */
async function putBack(databases: Recorded): Promise<void> {
  for (const { name, version, stores } of databases) {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      for (const { name: table, keyPath, autoIncrement, indexes, rows } of stores) {
        const store = opening.result.createObjectStore(table, { keyPath, autoIncrement });
        for (const each of indexes) store.createIndex(each.name, each.keyPath, each);
        for (const row of rows) store.add(row);
      }
    };
    await new Promise<void>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result.close());
      opening.onerror = () => reject(opening.error);
    });
  }
}

async function openAll(databases: Recorded) {
  const device = new DeviceDb();
  const [row] = await device.owners.toArray();
  if (row === undefined) throw new Error('The record has no person.');
  const account = accountOf(row);
  const db = await openAccountDb(device, account);
  const pending = followOutbox(
    { entries: () => entriesOf(device, account), onChange: () => () => {} },
    async () => OFFLINE_MUTATIONS,
    'en',
  );
  await pending.ready;
  const client = createCampusClient({
    account,
    wire: { send: () => Promise.reject(new CampusError({ kind: 'offline' })) },
    rows: rowsOn(db),
    pending,
  });
  const stores = databases.flatMap((each) => each.stores);
  const rows = (table: string) => stores.filter(({ name }) => name === table).flatMap((store) => store.rows);
  return { device, db, pending, client, rows };
}

describe.each(releases)('what %s left on a disk', (file) => {
  const databases = v.parse(record, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  let opened: Awaited<ReturnType<typeof openAll>>;

  beforeEach(async () => {
    await putBack(databases);
    // Asked before anything is opened, as the worker in waiting is: nothing may be upgraded by the question.
    expect(await canRead(opens)).toEqual({ newer: [], entries: [], answers: [] });
    opened = await openAll(databases);
  });

  afterEach(async () => {
    opened.device.close();
    opened.db.close();
    for (const { name } of databases) await Dexie.delete(name);
  });

  it('is read by today’s screens without a network', async () => {
    const kept = await opened.db.answers.toArray();
    expect(kept).toHaveLength(opened.rows('answers').length);
    for (const row of nonEmpty(kept, 'answer on the disk')) {
      const read = readOf(row.key);
      expect(hashOf(read.key)).toBe(row.hash);
      await expect(readCampus(opened.client, read), `row ${row.hash}`).resolves.toBeDefined();
    }
  });

  it('is still understood by today’s outbox, in the order of the taps', async () => {
    const kept = opened.pending.read();
    expect(kept.map(({ entry }) => entry)).toEqual(opened.rows('outbox'));
    expect(kept.length).toBeGreaterThan(0);
    for (const { entry, bound } of nonEmpty(kept, 'entry in the outbox')) expect(bound, entry.kind).toBeDefined();
  });

  it('keeps its session', async () => {
    expect(await opened.device.session.toArray()).toEqual(nonEmpty(opened.rows('session'), 'session on the disk'));
  });
});

describe('a disk of a newer release', () => {
  afterEach(async () => {
    await Dexie.delete('device');
  });

  it('loses nothing when older code meets it', async () => {
    const newer = new Dexie('device');
    newer.version(99).stores({ outbox: '++seq, &id, [owner+organisation], subject', later: 'id' });
    await newer.table('later').add({ id: 'of the newer release' });
    newer.close();
    const today = new DeviceDb();
    await today.open().catch(() => {});
    today.close();
    await newer.open();
    expect(await newer.table('later').toArray()).toEqual([{ id: 'of the newer release' }]);
    newer.close();
  });
});
