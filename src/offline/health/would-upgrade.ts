import { DATABASES } from '#offline/names.ts';
import { DEVICE_VERSION } from '#offline/versions.ts';
import { DEXIE_STEP } from './refuse-newer.ts';

/**
 * Whether opening the device's database would upgrade it, and so take it from the page that has it open: not the business
 * of a worker in waiting, whose version nobody has agreed to yet (STORAGE-2).
 */
export async function wouldUpgrade(): Promise<boolean> {
  const version = (await deviceHere())?.version;
  return version !== undefined && version < DEVICE_VERSION * DEXIE_STEP;
}

/** Whether this release or another has made the device's database; false where the browser does not say. */
export async function hasDevice(): Promise<boolean> {
  return (await deviceHere()) !== undefined;
}

async function deviceHere(): Promise<IDBDatabaseInfo | undefined> {
  if (!('databases' in indexedDB)) return undefined;
  return (await indexedDB.databases()).find(({ name }) => name === DATABASES.device);
}
