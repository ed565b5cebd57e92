import type Dexie from 'dexie';
import { STORAGE_ASK_WAIT, STORAGE_WAIT } from '#campus/storage-limits.ts';
import { DEXIE_STEP } from './refuse-newer.ts';
import { reportStorage, type StorageHealth } from './storage-health.ts';

/**
 * Opens a database within `patience` (ms) and says how that went; never rejects. One that does not answer is given up, so that
 * whatever is asked of it fails at once instead of never: `lost`, since what is on it is still there and the next page may be
 * answered. One that an old tab holds on to is waited for, and the page says so.
 */
export async function watchOpening(db: Dexie, patience: number = STORAGE_WAIT): Promise<StorageHealth> {
  let held = false;
  db.on('blocked', () => {
    held = true;
  });
  let [answered, givenUp] = [false, false];
  const late = async (): Promise<void> => {
    const waits = held || (await isHeldUp(db));
    if (answered) return;
    if (waits) return reportStorage('blocked');
    givenUp = true;
    db.close();
  };
  const timer = setTimeout(() => void late(), patience);
  const health = await db.open().then(
    () => 'fine' as const,
    (error: unknown): StorageHealth => (isNewer(error) ? 'newer' : givenUp ? 'lost' : 'off'),
  );
  answered = true;
  clearTimeout(timer);
  reportStorage(health);
  return health;
}

/** Whether an upgrade waits for another tab, though the browser has not reported it: a tab that sleeps receives and sends nothing. */
async function isHeldUp({ name, verno }: Dexie): Promise<boolean> {
  const asked = indexedDB.databases().then((all) => all.find((each) => each.name === name)?.version);
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, STORAGE_ASK_WAIT));
  const version = await Promise.race([asked, silence]).catch(() => undefined);
  return version !== undefined && version < verno * DEXIE_STEP;
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
