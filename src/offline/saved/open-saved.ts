import { FINISHED_KEPT_DAYS } from '#campus/limits.ts';
import { checkPresence, checkSaved } from './check-saved.ts';
import { download, dropUnneeded } from './download.ts';
import { isWhole, missingOf, sizeOf } from './plan.ts';
import { mayFetch, type SavedParts } from './saved-parts.ts';
import { readSavedRows, type SavedUnitRow } from './saved-rows.ts';
import { createShelf, type Shelf } from './saved-shelf.ts';
import { type SavedUnits, type UnitRef, type UnitWeight, unitKey } from './saved-units.ts';

const DAY = 24 * 60 * 60 * 1000;

/** `start` checks and goes on; `wake` says that the network may be back. */
export type OpenSaved = SavedUnits & { start: () => Promise<void>; wake: () => Promise<void>; close: () => void };

/** Everything about saved units of one person, over their database and Cache Storage. */
export async function openSaved(parts: SavedParts): Promise<OpenSaved> {
  await checkPresence(parts).catch(() => {});
  const shelf = createShelf(parts);
  await shelf.refresh();
  const runner = createRunner(parts, shelf);
  const look = (unit: UnitRef) => weigh(parts, shelf, unit);
  const commands = {
    ...createCommands(parts, shelf, runner),
    check: async () => {
      await checkSaved(parts);
      await shelf.refresh();
      await runner.runDue();
    },
  };
  const start = async (): Promise<void> => {
    await removeFinished(parts, shelf, commands.remove);
    await commands.check();
    await lookForNewer(parts, shelf, runner);
  };
  return {
    read: shelf.read,
    subscribe: shelf.subscribe,
    look,
    ...commands,
    start,
    wake: runner.runDue,
    close: () => {
      runner.close();
      shelf.close();
    },
  };
}

type Runner = ReturnType<typeof createRunner>;

/** Downloads, one unit after the other. */
function createRunner(parts: SavedParts, shelf: Shelf) {
  let queue = Promise.resolve();
  let active: { key: string; abort: AbortController } | undefined;
  let closed = false;
  /** Another page, or this one, took the unit away or paused it. */
  const stopFollowing = shelf.subscribe(() => {
    if (active === undefined) return;
    const { key } = active;
    const row = shelf.rows().units.find((one) => one.key === key);
    if (row === undefined || row.stopped === 'learner') active.abort.abort();
  });
  const once = async (key: string, asked: boolean): Promise<void> => {
    if (closed) return;
    const abort = new AbortController();
    active = { key, abort };
    let underWay = 0;
    shelf.running({ key, underWay });
    const onBytes = (bytes: number): void => {
      underWay += bytes;
      if (bytes > 0) shelf.running({ key, underWay });
    };
    await download(parts, key, { signal: abort.signal, asked, onBytes }).finally(() => {
      active = undefined;
      shelf.running(undefined);
    });
    await shelf.refresh();
  };
  const run = (key: string, { asked }: { asked: boolean }): Promise<void> => {
    const next = queue.then(() => once(key, asked));
    queue = next.catch(() => {});
    return next;
  };
  return {
    run,
    stop: (key: string): void => {
      if (active?.key === key) active.abort.abort();
    },
    /** What is not whole and was not stopped by the learner, if the network may be used unasked. */
    runDue: async (): Promise<void> => {
      if (mayFetch(parts.network(), shelf.rows().settings, { asked: false }) !== 'yes') return;
      for (const row of shelf.rows().units) if (isDue(parts, shelf, row)) await run(row.key, { asked: false });
    },
    close: () => {
      closed = true;
      stopFollowing();
      active?.abort.abort();
    },
  };
}

/** What stopped by itself for want of a network goes on by itself; what came wrong, or found no room, waits for a word. */
function isDue({ language }: SavedParts, shelf: Shelf, row: SavedUnitRow): boolean {
  if (row.stopped !== undefined && row.stopped !== 'offline' && row.stopped !== 'wifi-only') return false;
  return row.savedAt === undefined || !isWhole(row, language, shelf.rows().have);
}

function createCommands(parts: SavedParts, shelf: Shelf, runner: Runner) {
  const { db, now } = parts;
  const resume = async (unit: UnitRef): Promise<void> => {
    const key = unitKey(unit);
    await db.savedUnits.update(key, { stopped: undefined, free: undefined });
    await shelf.refresh();
    await runner.run(key, { asked: true });
  };
  return {
    save: async (unit: UnitRef, { title }: { title: string }): Promise<void> => {
      await parts.storage.persist().catch(() => false);
      const manifest = await parts.manifest(unit);
      const key = unitKey(unit);
      const before = await db.savedUnits.get(key);
      const row: SavedUnitRow = { ...before, key, unit, title, language: parts.language, manifest, stopped: undefined };
      if (before?.manifest.revision !== manifest.revision) row.savedAt = undefined;
      await db.savedUnits.put({ ...row, openedAt: before?.openedAt ?? now() });
      await resume(unit);
    },
    resume,
    update: resume,
    updateAll: async (): Promise<void> => {
      const newer = shelf.read().units.filter(({ state }) => state.is === 'update-ready' || state.is === 'damaged');
      for (const { unit } of newer) await resume(unit);
    },
    pause: async (unit: UnitRef): Promise<void> => {
      const key = unitKey(unit);
      await db.savedUnits.update(key, { stopped: 'learner' });
      runner.stop(key);
      await shelf.refresh();
    },
    remove: async (unit: UnitRef): Promise<void> => {
      const key = unitKey(unit);
      await db.savedUnits.delete(key);
      runner.stop(key);
      await shelf.refresh();
      await parts.alone(async () => dropUnneeded(parts, await readSavedRows(db)));
      await shelf.refresh();
    },
    opened: async (unit: UnitRef): Promise<void> => {
      await db.savedUnits.update(unitKey(unit), { openedAt: now() });
    },
    setSettings: async (patch: Parameters<SavedUnits['setSettings']>[0]): Promise<void> => {
      const { settings } = await readSavedRows(db);
      await db.savedSettings.put({ ...settings, ...patch, id: 'settings' });
      await shelf.refresh();
    },
  };
}

/** By the campus; without it by what is on the device. */
async function weigh(parts: SavedParts, shelf: Shelf, unit: UnitRef): Promise<UnitWeight> {
  const { units, have } = shelf.rows();
  const manifest = await parts.manifest(unit).catch((error: unknown) => {
    const known = units.find(({ key }) => key === unitKey(unit));
    if (known === undefined) throw error;
    return known.next ?? known.manifest;
  });
  const toFetch = missingOf(manifest, unit, parts.language, have).bytes;
  return { size: sizeOf(manifest), toFetch, revision: manifest.revision };
}

/** Asks once at a start whether units are newer at the campus; fetches it where the learner wants so, else says so. */
async function lookForNewer(parts: SavedParts, shelf: Shelf, runner: Runner): Promise<void> {
  const { units, settings } = shelf.rows();
  const may = mayFetch(parts.network(), settings, { asked: false });
  if (may === 'offline') return;
  for (const { key, unit, manifest } of units) {
    if (shelf.read().units.find((one) => one.key === key)?.state.is !== 'saved') continue;
    const next = await parts.manifest(unit).catch(() => manifest);
    if (next.revision === manifest.revision) continue;
    await parts.db.savedUnits.update(key, { next });
    await shelf.refresh();
    if (settings.autoUpdate && may === 'yes') await runner.run(key, { asked: false });
  }
}

async function removeFinished(
  parts: SavedParts,
  shelf: Shelf,
  remove: (unit: UnitRef) => Promise<void>,
): Promise<void> {
  const { units, settings } = shelf.rows();
  if (!settings.autoRemove) return;
  for (const { unit } of units) {
    const at = await parts.finishedAt(unit).catch(() => undefined);
    if (at !== undefined && parts.now() - at > FINISHED_KEPT_DAYS * DAY) await remove(unit);
  }
}
