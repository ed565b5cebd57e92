import { CACHES } from '#offline/names.ts';
import { findSavedFile } from '#offline/saved/find-saved-file.ts';

/**
 * Puts catalogues and fonts into the worker's caches from the page: on a first visit they are fetched before the worker
 * controls the page, and the next offline start would be without words (APP-4). What is saved is here already. Resolves
 * when all are there.
 */
export async function keepFiles(cache: keyof typeof CACHES, urls: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const store = await caches.open(CACHES[cache]);
  await Promise.all(
    urls.map(async (url) => {
      if ((await store.match(url)) !== undefined || (await findSavedFile(caches, url)) !== undefined) return;
      await store.add(url);
    }),
  );
}

/** Lets go of pictures that were only looked at; whether there were any. */
export async function dropKeptPictures(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  return caches.delete(CACHES.images);
}
