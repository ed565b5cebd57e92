import { dropUnneeded } from './download.ts';
import { mayFetch, type SavedParts } from './saved-parts.ts';
import { changeSettings, readSavedRows, readSettings, type SavedUnitRow } from './saved-rows.ts';
import type { Runner } from './saved-runner.ts';
import type { SavedStore } from './saved-store.ts';
import { type NotBegun, type SavedSettings, type UnitRef, unitKey } from './saved-units.ts';
import { whyStopped } from './stopped.ts';

/** What a learner may do about a unit. Each is written down before anything else happens: another page, or the next start, goes on. */
export function createCommands(parts: SavedParts, store: SavedStore, runner: Runner) {
  const { db, now } = parts;
  const resume = async (unit: UnitRef): Promise<void> => {
    const key = unitKey(unit);
    await db.savedUnits.update(key, { stopped: undefined, free: undefined });
    await store.refresh();
    await runner.run(key, { asked: true });
  };
  const stop = async (key: string): Promise<void> => {
    runner.stop(key);
    await store.refresh();
  };
  return {
    resume,
    update: resume,
    save: async (unit: UnitRef, { title }: { title: string }): Promise<NotBegun | undefined> => {
      try {
        await record(parts, unit, title);
      } catch (error) {
        return whyStopped(error);
      }
      await resume(unit);
      return undefined;
    },
    updateAll: async (): Promise<void> => {
      const due = store.read().units.filter(({ state }) => state.is === 'update-ready' || state.is === 'damaged');
      for (const { unit } of due) await resume(unit);
    },
    pause: async (unit: UnitRef): Promise<void> => {
      await db.savedUnits.update(unitKey(unit), { stopped: 'learner' });
      await stop(unitKey(unit));
    },
    remove: async (unit: UnitRef): Promise<void> => {
      await db.savedUnits.delete(unitKey(unit));
      await stop(unitKey(unit));
      await parts.alone(async () => dropUnneeded(parts, await readSavedRows(db)));
      await store.refresh();
    },
    opened: async (unit: UnitRef): Promise<void> => {
      await db.savedUnits.update(unitKey(unit), { openedAt: now() });
    },
    setSettings: async (patch: Partial<SavedSettings>): Promise<void> => {
      const { monthlyCap } = await changeSettings(db, patch);
      await parts.meter.setCap(monthlyCap);
      await store.refresh();
    },
    keepsMedia: async (): Promise<boolean> => {
      const settings = await readSettings(db);
      if (!settings.media || mayFetch(parts.network(), settings, { asked: false }) !== 'yes') return false;
      return settings.monthlyCap === undefined || (await parts.meter.read()).received < settings.monthlyCap;
    },
  };
}

/** The first download is the moment to ask the browser not to evict what is kept (OFFLINE-10). */
async function record(parts: SavedParts, unit: UnitRef, title: string): Promise<void> {
  const { db, language, now } = parts;
  await parts.storage.persist().catch(() => false);
  const manifest = await parts.manifest(unit);
  const key = unitKey(unit);
  const before = await db.savedUnits.get(key);
  const row: SavedUnitRow = { ...before, key, unit, title, language, manifest, openedAt: before?.openedAt ?? now() };
  if (before?.manifest.revision !== manifest.revision) row.savedAt = undefined;
  await db.savedUnits.put(row);
}
