import { DATABASES } from '#offline/names.ts';
import { DEVICE_VERSION } from '#offline/versions.ts';
import { DEXIE_STEP } from './refuse-newer.ts';

/**
 * Whether opening the device's database would upgrade it, and so take it from the page that has it open: not the business
 * of a worker in waiting, whose version nobody has agreed to yet (STORAGE-2).
 */
export async function wouldUpgrade(): Promise<boolean> {
  if (!('databases' in indexedDB)) return false;
  const known = (await indexedDB.databases()).find(({ name }) => name === DATABASES.device);
  return known?.version !== undefined && known.version < DEVICE_VERSION * DEXIE_STEP;
}
