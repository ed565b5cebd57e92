import type { LanguageCode } from '#campus/languages.ts';
import type { AccountDb } from '#offline/rows/account-db.ts';
import type { Manifest, ManifestDocument } from './manifest.ts';
import type { Have } from './plan.ts';
import { DEFAULT_SETTINGS, type PausedBecause, type SavedSettings, type UnitRef } from './saved-units.ts';

/** A unit that the learner wants on the device. Whether it is, is computed from the rows of its parts. */
export type SavedUnitRow = {
  key: string;
  unit: UnitRef;
  title: string;
  language: LanguageCode;
  manifest: Manifest;
  /** A newer one that the campus has; what is here stays until it is fetched. */
  next?: Manifest | undefined;
  stopped?: PausedBecause | 'no-space' | undefined;
  free?: number | undefined;
  /** When this manifest was whole for the first time, ms since 1970. */
  savedAt?: number | undefined;
  openedAt?: number | undefined;
};

/** Written after the bytes were put and only if their hash was right; taken away when they are found gone or changed. */
export type SavedFileRow = { url: string; size: number; hash: string };

/** A page of a unit whose answer was kept; `hash` is the manifest's, by which an update is known. */
export type SavedDocumentRow = { key: string; hash: string; document: ManifestDocument; unit: UnitRef };

export type SavedSettingsRow = SavedSettings & { id: 'settings' };

/** All that is known of saved units at one moment. */
export type SavedRows = { units: SavedUnitRow[]; have: Have; settings: SavedSettings };

export async function readSavedRows(db: AccountDb): Promise<SavedRows> {
  return db.transaction('r', [db.savedUnits, db.savedFiles, db.savedDocuments, db.savedSettings], async () => {
    const [units, files, documents, settings] = await Promise.all([
      db.savedUnits.toArray(),
      db.savedFiles.toArray(),
      db.savedDocuments.toArray(),
      readSettings(db),
    ]);
    const have = {
      files: new Map(files.map(({ url, hash }) => [url, hash])),
      documents: new Map(documents.map(({ key, hash }) => [key, hash])),
    };
    return { units, have, settings };
  });
}

export async function readSettings(db: AccountDb): Promise<SavedSettings> {
  const row = await db.savedSettings.get('settings');
  if (row === undefined) return DEFAULT_SETTINGS;
  const { id: _, ...settings } = row;
  return settings;
}

/** One at a time: of two choices beside each other both stay. Returns what is on the device then. */
export async function changeSettings(db: AccountDb, patch: Partial<SavedSettings>): Promise<SavedSettings> {
  return db.transaction('rw', db.savedSettings, async () => {
    const changed = { ...(await readSettings(db)), ...patch };
    await db.savedSettings.put({ ...changed, id: 'settings' });
    return changed;
  });
}
