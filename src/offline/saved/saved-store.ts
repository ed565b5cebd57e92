import { liveQuery } from 'dexie';
import { coalesced } from '#campus/coalesced.ts';
import { createStore } from '#campus/create-store.ts';
import { stateOf } from './plan.ts';
import type { SavedParts } from './saved-parts.ts';
import { readSavedRows, type SavedRows } from './saved-rows.ts';
import { DEFAULT_SETTINGS, NOTHING_SAVED, type SavedSnapshot, type SavedUnit } from './saved-units.ts';

/** The download that this page does just now. */
export type Running = { key: string; underWay: number };

/** What is on the device as screens see it: computed from the rows, whichever page wrote them. */
export type SavedStore = {
  read: () => SavedSnapshot;
  rows: () => SavedRows;
  subscribe: (onChange: () => void) => () => void;
  /** Reads the rows anew; resolves when `read` gives what is on disk. */
  refresh: () => Promise<void>;
  running: (now: Running | undefined) => void;
  close: () => void;
};

const NO_ROWS: SavedRows = { units: [], have: { files: new Map(), documents: new Map() }, settings: DEFAULT_SETTINGS };

export function createSavedStore(parts: SavedParts): SavedStore {
  let rows = NO_ROWS;
  let usage = NOTHING_SAVED.usage;
  let running: Running | undefined;
  const snapshot = createStore<SavedSnapshot>(NOTHING_SAVED);
  const steady = steadyProgress();
  const publish = (): void => {
    const next = snapshotOf(parts, rows, usage, running);
    snapshot.set({ ...next, units: next.units.map((unit) => steady(unit, running)) });
  };
  // A package brings thousands of files: one read serves all that have come meanwhile.
  const refresh = coalesced(async () => {
    [rows, usage] = await Promise.all([readSavedRows(parts.db), usageOf(parts)]);
    publish();
  });
  const { db } = parts;
  const changes = liveQuery(() =>
    Promise.all([
      db.savedUnits.count(),
      db.savedUnits.toArray(),
      db.savedFiles.count(),
      db.savedDocuments.count(),
      db.savedSettings.toArray(),
    ]),
  ).subscribe(() => void refresh().catch(() => {}));
  return {
    read: snapshot.read,
    rows: () => rows,
    subscribe: snapshot.subscribe,
    refresh,
    running: (now) => {
      running = now;
      publish();
    },
    close: () => changes.unsubscribe(),
  };
}

/** A file that has come leaves the bytes under way a moment before its row is read: what was shown of a download stays shown. */
function steadyProgress(): (unit: SavedUnit, running: Running | undefined) => SavedUnit {
  let furthest = { key: '', done: 0 };
  return (unit, running) => {
    if (running === undefined) furthest = { key: '', done: 0 };
    if (unit.state.is !== 'saving' || unit.key !== running?.key) return unit;
    const before = furthest.key === unit.key ? furthest.done : 0;
    furthest = { key: unit.key, done: Math.max(before, unit.state.done) };
    return { ...unit, state: { ...unit.state, done: furthest.done } };
  };
}

function snapshotOf(
  { language }: SavedParts,
  { units, have, settings }: SavedRows,
  usage: SavedSnapshot['usage'],
  running: Running | undefined,
): SavedSnapshot {
  return {
    ready: true,
    units: units.map((row) => ({
      key: row.key,
      unit: row.unit,
      title: row.title,
      state: stateOf(row, language, have, running?.key === row.key ? running.underWay : undefined),
      ...(row.openedAt === undefined ? {} : { openedAt: row.openedAt }),
    })),
    settings,
    usage,
  };
}

/** What cannot be known is left out: storage may be off or broken, the rest goes on (STORAGE-6). */
async function usageOf({ db, meter, storage }: SavedParts): Promise<SavedSnapshot['usage']> {
  const [month, files, documents, estimate, persisted] = await Promise.all([
    meter.read().catch(() => ({ key: '', received: 0 })),
    db.savedFiles.toArray(),
    db.savedDocuments.toArray(),
    storage.estimate().catch(() => undefined),
    storage.persisted().catch(() => false),
  ]);
  const stored = {
    texts: documents.reduce((bytes, { document }) => bytes + document.size, 0),
    files: files.reduce((bytes, { size }) => bytes + size, 0),
  };
  return { month, stored, persisted, ...(estimate === undefined ? {} : { estimate }) };
}
