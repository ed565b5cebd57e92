import { CACHES, lookedAtCacheOf, savedCacheOf } from '#offline/names.ts';
import type { FileStore } from '#offline/saved/saved-parts.ts';

/**
 * Packages are pages and scripts of others, and the player is for their hosts only: kept under an address that nothing on the
 * app's own host can ask for, so that neither the worker nor anybody else there ever answers with one.
 */
const APART = 'https://package.invalid';

function keyOf(url: string): string {
  return url.startsWith('/media/') ? url : APART + url;
}

/** What the worker keeps of files that are looked at; nothing where they are of a package, or films. */
async function lookedAt(url: string): Promise<Cache | undefined> {
  const name = lookedAtCacheOf(url);
  return name === undefined ? undefined : caches.open(name);
}

/** The Cache Storage of the person whose database this is. Rejects where the browser has none: then nothing is shown as saved. */
export function savedFiles(database: string): FileStore {
  const name = savedCacheOf(database);
  const open = (): Promise<Cache> => caches.open(name);
  return {
    get: async (url) => (await open()).match(keyOf(url)),
    elsewhere: async (url) => (await lookedAt(url))?.match(url),
    dropElsewhere: async (url) => void (await (await lookedAt(url))?.delete(url)),
    handBack: async (url) => {
      const file = await (await open()).match(keyOf(url));
      if (file !== undefined) await (await lookedAt(url))?.put(url, file);
    },
    put: async (url, file) => (await open()).put(keyOf(url), file),
    delete: async (url) => void (await (await open()).delete(keyOf(url))),
    urls: async () => {
      if (!('caches' in globalThis)) return [];
      return (await (await open()).keys()).map((request) => new URL(request.url).pathname);
    },
    freeSpace: () => caches.delete(CACHES.images),
  };
}
