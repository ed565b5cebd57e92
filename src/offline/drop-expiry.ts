import Dexie from 'dexie';

/** Where the worker's caches note when a file was used, by its address (workbox-expiration). */
const EXPIRY = 'workbox-expiration';

/** Forgets which files of a cache were looked at: their addresses tell what somebody learnt. */
export async function dropExpiry(cacheName: string): Promise<void> {
  if (!(await Dexie.exists(EXPIRY))) return;
  const db = new Dexie(EXPIRY);
  try {
    await db.open();
    for (const table of db.tables) {
      const entries = table.filter((row: unknown) => isOf(row, cacheName));
      await entries.delete();
    }
  } finally {
    db.close();
  }
}

function isOf(row: unknown, cacheName: string): boolean {
  return typeof row === 'object' && row !== null && 'cacheName' in row && row.cacheName === cacheName;
}
