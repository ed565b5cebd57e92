import { FINISHED_KEPT_DAYS } from '#campus/limits.ts';
import { checkPresence, checkSaved } from './check-saved.ts';
import { packageFile } from './package-file.ts';
import { isKeptPackage } from './package-hosts.ts';
import { missingOf, sizeOf } from './plan.ts';
import { createCommands } from './saved-commands.ts';
import { mayFetch, type SavedParts } from './saved-parts.ts';
import { createRunner, type Runner } from './saved-runner.ts';
import { createSavedStore, type SavedStore } from './saved-store.ts';
import { type SavedUnits, type UnitRef, type UnitWeight, unitKey } from './saved-units.ts';

const DAY = 24 * 60 * 60 * 1000;

/** `start` checks and goes on; `wake` says that the network may be back. */
export type OpenSaved = SavedUnits & { start: () => Promise<void>; wake: () => Promise<void>; close: () => void };

/** Everything about saved units of one person, over their database and Cache Storage. */
export async function openSaved(parts: SavedParts): Promise<OpenSaved> {
  await checkPresence(parts).catch(() => {});
  const store = createSavedStore(parts);
  await store.refresh();
  const runner = createRunner(parts, store);
  const look = (unit: UnitRef) => weigh(parts, store, unit);
  const commands = {
    ...createCommands(parts, store, runner),
    check: async () => {
      await checkSaved(parts);
      await store.refresh();
      await runner.runDue();
    },
  };
  const start = async (): Promise<void> => {
    // A page that died right after the choice may have left the meter without it.
    const { monthlyCap } = store.rows().settings;
    if (monthlyCap !== undefined) await parts.meter.setCap(monthlyCap).catch(() => {});
    await removeFinished(parts, store, commands.remove);
    await commands.check();
    await lookForNewer(parts, store, runner);
  };
  return {
    read: store.read,
    subscribe: store.subscribe,
    open: async () => {},
    look,
    ...commands,
    isKept: async (packageId) => {
      const { units, have } = store.rows();
      return isKeptPackage(packageId, units, have);
    },
    packageFile: (packageId, path) => packageFile(parts.files, packageId, path),
    start,
    wake: runner.runDue,
    close: () => {
      runner.close();
      store.close();
    },
  };
}

/** By the campus; without it by what is on the device. */
async function weigh(parts: SavedParts, store: SavedStore, unit: UnitRef): Promise<UnitWeight> {
  const { units, have } = store.rows();
  const manifest = await parts.manifest(unit).catch((error: unknown) => {
    const known = units.find(({ key }) => key === unitKey(unit));
    if (known === undefined) throw error;
    return known.next ?? known.manifest;
  });
  const toFetch = missingOf(manifest, unit, parts.language, have).bytes;
  return { size: sizeOf(manifest), toFetch, revision: manifest.revision };
}

/** Asks once at a start whether units are newer at the campus; fetches it where the learner wants so, else says so. */
async function lookForNewer(parts: SavedParts, store: SavedStore, runner: Runner): Promise<void> {
  const { units, settings } = store.rows();
  const may = mayFetch(parts.network(), settings, { asked: false });
  if (may === 'offline') return;
  for (const { key, unit, manifest } of units) {
    if (store.read().units.find((one) => one.key === key)?.state.is !== 'saved') continue;
    const next = await parts.manifest(unit).catch(() => manifest);
    if (next.revision === manifest.revision) continue;
    await parts.db.savedUnits.update(key, { next });
    await store.refresh();
    if (settings.autoUpdate && may === 'yes') await runner.run(key, { asked: false });
  }
}

async function removeFinished(
  parts: SavedParts,
  store: SavedStore,
  remove: (unit: UnitRef) => Promise<void>,
): Promise<void> {
  const { units, settings } = store.rows();
  if (!settings.autoRemove) return;
  for (const { unit } of units) {
    const at = await parts.finishedAt(unit).catch(() => undefined);
    if (at !== undefined && parts.now() - at > FINISHED_KEPT_DAYS * DAY) await remove(unit);
  }
}
