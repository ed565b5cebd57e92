import { FINISHED_KEPT_DAYS } from '#campus/limits.ts';
import { checkPresence, checkSaved } from './check-saved.ts';
import { packageFile } from './package-file.ts';
import { isKeptPackage } from './package-hosts.ts';
import { missingOf, sizeOf } from './plan.ts';
import { createCommands } from './saved-commands.ts';
import { mayFetch, type SavedParts } from './saved-parts.ts';
import { createRunner, type Runner } from './saved-runner.ts';
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
    // A page that died right after the choice may have left the meter without it.
    const { monthlyCap } = shelf.rows().settings;
    if (monthlyCap !== undefined) await parts.meter.setCap(monthlyCap).catch(() => {});
    await removeFinished(parts, shelf, commands.remove);
    await commands.check();
    await lookForNewer(parts, shelf, runner);
  };
  return {
    read: shelf.read,
    subscribe: shelf.subscribe,
    look,
    ...commands,
    isKept: async (packageId) => {
      const { units, have } = shelf.rows();
      return isKeptPackage(packageId, units, have);
    },
    packageFile: (packageId, path) => packageFile(parts.files, packageId, path),
    start,
    wake: runner.runDue,
    close: () => {
      runner.close();
      shelf.close();
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
