import type { Page } from '@playwright/test';

/** One file of Cache Storage: where it lies, what it is, and its bytes as they are kept. */
export type KeptFile = { cache: string; path: string; type: string; bytes: number };

/** Every file that the page's origin keeps. */
export function keptFiles(page: Page): Promise<KeptFile[]> {
  return page.evaluate(async () => {
    const all: { cache: string; path: string; type: string; bytes: number }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const file = await cache.match(request);
        if (file === undefined) continue;
        all.push({
          cache: name.replace(/^(saved|papers|workbox-precache)-.*$/, '$1'),
          path: new URL(request.url).pathname,
          type: (file.headers.get('content-type') ?? '').split(';')[0] ?? '',
          bytes: (await file.arrayBuffer()).byteLength,
        });
      }
    }
    return all;
  });
}

/** What may lie in each cache, by its content type. A cache that is not named here may not be. */
const BELONGS: Record<string, RegExp> = {
  organisation: /^application\/json$/,
  locales: /^application\/json$/,
  images: /^image\//,
  subtitles: /^text\/vtt$/,
  fonts: /^font\//,
  'public-answers': /^application\/json$/,
  'compiled-code': /^application\/json$/,
  'push-words': /^application\/json$/,
  // The address says all of it.
  worker: /^$/,
  papers: /^application\/pdf$/,
  'workbox-precache': /^(text\/(html|css)|(application|text)\/javascript)$/,
  // Whatever a learner has saved: its rows say what.
  saved: /./,
};

/** Files that lie where they do not belong, or in another cache too. */
export function misplaced(files: readonly KeptFile[]): KeptFile[] {
  const isTwice = ({ path, cache }: KeptFile): boolean =>
    files.some((other) => other.path === path && other.cache !== cache);
  return files.filter((file) => BELONGS[file.cache]?.test(file.type) !== true || isTwice(file));
}
