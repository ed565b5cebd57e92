import { fault } from '#offline/fault.ts';
import { lookedAtCacheOf } from '#offline/names.ts';
import { eachWithin } from './each-within.ts';
import { fetchFile, withRoom } from './fetch-file.ts';
import { hashBytes } from './hash-bytes.ts';
import type { ManifestFile } from './manifest.ts';
import { type ManifestHost, packageOf } from './package-hosts.ts';
import { documentKey, isWhole, type Missing, missingOf, unneeded } from './plan.ts';
import { mayFetch, type SavedParts } from './saved-parts.ts';
import { readSavedRows, readSettings, type SavedDocumentRow, type SavedRows, type SavedUnitRow } from './saved-rows.ts';
import { Stopped, whyStopped } from './stopped.ts';

type Watch = {
  signal: AbortSignal;
  /** Whether the learner tapped for it. */
  asked: boolean;
  /** Bytes of files on their way, or that these are on the device now and no longer on their way. */
  onBytes: (bytes: number) => void;
};

/**
 * Brings what is missing of a unit, or of what the campus says it is now, and writes down how it ended. Alone on this device:
 * another page that wants the same finds it done. Rejects only where the database does.
 */
export async function download(parts: SavedParts, key: string, watch: Watch): Promise<void> {
  try {
    await parts.alone(() => bring(parts, key, watch), watch.signal);
  } catch (error) {
    if (watch.signal.aborted) return;
    const stopped = whyStopped(error);
    const free = stopped === 'no-space' ? await freeOf(parts) : undefined;
    await parts.db.savedUnits.update(key, { stopped, free });
  }
}

async function bring(parts: SavedParts, key: string, watch: Watch): Promise<void> {
  const { db, language, now } = parts;
  const row = await db.savedUnits.get(key);
  if (row === undefined || row.stopped === 'learner') return;
  await fault('download.begun');
  await mayGoOn(parts, 0, watch);
  const manifest = await parts.manifest(row.unit);
  await fault('download.asked');
  const isSame = manifest.revision === row.manifest.revision && language === row.language;
  const adopted: SavedUnitRow = { ...row, manifest, language, next: undefined, stopped: undefined, free: undefined };
  if (!isSame) adopted.savedAt = undefined;
  await changeRow(parts, key, adopted);
  await fault('download.adopted');
  const { have } = await readSavedRows(db);
  const missing = missingOf(manifest, row.unit, language, have);
  await refuseWithoutRoom(parts, missing);
  const part = (size: number, work: Part['work']): Part => ({ size, work });
  const work = [
    ...missing.documents.map((document) => {
      const kept = { key: documentKey(document, row.unit, language), hash: document.hash, document, unit: row.unit };
      return part(document.size, (signal) => bringDocument(parts, kept, signal));
    }),
    ...missing.files.map((file) => part(file.size, (signal) => bringFile(parts, file, { ...watch, signal }))),
  ];
  await eachWithin(work, watch.signal, async (one, signal) => {
    await mayGoOn(parts, one.size, watch);
    await one.work(signal);
  });
  // After its player's files: a host that is made ready asks for those of the newest player from then on.
  for (const host of missing.hosts) {
    await mayGoOn(parts, 0, watch);
    await prepareHost(parts, host, watch.signal);
  }
  await finish(parts, key, now());
}

type Part = { size: number; work: (signal: AbortSignal) => Promise<void> };

/** A row that the learner took away meanwhile does not come back. */
async function changeRow({ db }: SavedParts, key: string, row: SavedUnitRow): Promise<void> {
  await db.transaction('rw', db.savedUnits, async () => {
    const current = await db.savedUnits.get(key);
    if (current === undefined || current.stopped === 'learner') throw new Stopped('learner');
    await db.savedUnits.put({ ...row, openedAt: current.openedAt });
  });
}

/** Asked before each byte that costs: network, the learner's rules, the month's bytes. */
async function mayGoOn(parts: SavedParts, bytes: number, { asked }: Watch): Promise<void> {
  const settings = await readSettings(parts.db);
  const may = mayFetch(parts.network(), settings, { asked });
  if (may !== 'yes') throw new Stopped(may);
  if (settings.monthlyCap === undefined) return;
  const { received } = await parts.meter.read();
  if (received + bytes > settings.monthlyCap) throw new Stopped('cap');
}

/** Refuses before it fails, where the browser admits to too little; that it admits to enough is no promise (STORAGE-5). */
async function refuseWithoutRoom(parts: SavedParts, { bytes }: Missing): Promise<void> {
  if (bytes === 0) return;
  const free = await freeOf(parts);
  if (free === undefined || free >= bytes) return;
  await parts.files.freeSpace();
  if (((await freeOf(parts)) ?? bytes) < bytes) throw new Stopped('no-space');
}

async function freeOf({ storage }: SavedParts): Promise<number | undefined> {
  const estimate = await storage.estimate().catch(() => undefined);
  return estimate && Math.max(0, estimate.quota - estimate.usage);
}

async function bringDocument(parts: SavedParts, row: SavedDocumentRow, signal: AbortSignal): Promise<void> {
  await withRoom(parts, async () => {
    await parts.documents.keep(row, signal);
    await fault('download.kept');
    signal.throwIfAborted();
    await parts.db.savedDocuments.put(row);
  });
}

async function prepareHost(parts: SavedParts, host: ManifestHost, signal: AbortSignal): Promise<void> {
  const isReady = await parts.hosts.prepare(packageOf(host), signal);
  signal.throwIfAborted();
  if (!isReady) throw new Stopped(parts.network() === 'none' ? 'offline' : 'server');
  await withRoom(parts, async () => void (await parts.db.savedFiles.put({ ...host, size: 0 })));
}

async function bringFile(parts: SavedParts, file: ManifestFile, { signal, onBytes }: Watch): Promise<void> {
  let underWay = 0;
  const count = (bytes: number): void => {
    underWay += bytes;
    onBytes(bytes);
  };
  try {
    await fetchFile(parts, file, signal, count);
  } finally {
    onBytes(-underWay);
  }
}

/** The tick is computed, never written: here stands only since when. */
async function finish(parts: SavedParts, key: string, at: number): Promise<void> {
  await fault('download.finishing');
  const { db, language } = parts;
  const rows = await readSavedRows(db);
  const row = rows.units.find((one) => one.key === key);
  if (row === undefined || !isWhole(row, language, rows.have)) return;
  if (row.savedAt === undefined) await db.savedUnits.update(key, { savedAt: at });
  await dropUnneeded(parts, rows);
}

/** Takes away what no saved unit names any more: the row first, so that no row is ever without its bytes. */
export async function dropUnneeded(parts: SavedParts, { units, have }: SavedRows): Promise<void> {
  const { db, files, documents, language } = parts;
  const gone = unneeded(units, language, have);
  const rows = await db.savedDocuments.bulkGet(gone.documents);
  await db.savedFiles.bulkDelete(gone.files);
  await db.savedDocuments.bulkDelete(gone.documents);
  for (const url of gone.files) {
    if (lookedAtCacheOf(url) !== undefined && (await isAsItWas(parts, url, have)))
      await files.handBack(url).catch(() => {});
    await files.delete(url);
  }
  for (const row of rows) if (row !== undefined) await documents.release(row);
}

/** What a disk has changed is given to nobody. */
async function isAsItWas({ files }: SavedParts, url: string, have: SavedRows['have']): Promise<boolean> {
  const file = await files.get(url).catch(() => undefined);
  return file !== undefined && (await hashBytes(await file.arrayBuffer())) === have.files.get(url);
}
