import { SAVED_CACHE_PREFIX } from '#offline/names.ts';

/** A file that somebody on this device saved. Files are named by their content, so it does not matter who. */
export async function findSavedFile(storage: CacheStorage, url: string): Promise<Response | undefined> {
  for (const name of await storage.keys()) {
    if (!name.startsWith(SAVED_CACHE_PREFIX)) continue;
    const file = await (await storage.open(name)).match(url);
    if (file !== undefined) return file;
  }
  return undefined;
}
