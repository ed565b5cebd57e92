import type Dexie from 'dexie';
import { reportStorage, storageHealth } from '#offline/health/storage-health.ts';
import { isQuota } from '#offline/saved/stopped.ts';

/**
 * Does something with a database, and once more over a new connection where the browser closed the one it had under its
 * feet (STORAGE-1). Where that fails too, the page says that it has to be loaded anew. `work` must bear being done twice.
 */
export async function withReconnect<T>(db: Dexie, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isCut(error) || storageHealth.read() !== 'fine') throw error;
    db.close({ disableAutoOpen: false });
    try {
      await db.open();
      return await work();
    } catch (again) {
      if (isCut(again)) reportStorage('lost');
      throw again;
    }
  }
}

/** A page that closed its database itself says `DatabaseClosedError`: then somebody has left, and nothing is opened again. */
const CUT = ['UnknownError', 'InvalidStateError', 'AbortError'];

function isCut(error: unknown): boolean {
  return (error instanceof Error || error instanceof DOMException) && CUT.includes(error.name) && !isQuota(error);
}
