import type Dexie from 'dexie';
import { STORAGE_WAIT } from '#campus/limits.ts';
import { reportStorage, type StorageHealth } from './storage-health.ts';

/**
 * Opens a database within `patience` (ms) and says how that went; never rejects. One that does not answer is given up, so that
 * whatever is asked of it fails at once instead of never. One that an old tab holds on to is waited for, and the page says so.
 */
export async function watchOpening(db: Dexie, patience: number = STORAGE_WAIT): Promise<StorageHealth> {
  let held = false;
  db.on('blocked', () => {
    held = true;
  });
  const timer = setTimeout(() => {
    if (held) reportStorage('blocked');
    else db.close();
  }, patience);
  const health = await db.open().then(
    () => 'fine' as const,
    (error: unknown) => (isNewer(error) ? ('newer' as const) : ('off' as const)),
  );
  clearTimeout(timer);
  reportStorage(health);
  return health;
}

/** A newer release wants to change the database: this page lets go of it and says so. A deletion asks for no word. */
export function letGo(db: Dexie): void {
  db.on('versionchange', (event) => {
    db.close();
    if (event.newVersion !== null) reportStorage('displaced');
  });
}

function isNewer(error: unknown): boolean {
  return (error instanceof Error || error instanceof DOMException) && error.name === 'VersionError';
}
