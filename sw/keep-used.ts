import { CACHES } from '#offline/names.ts';
import { ORGANISATION_URL } from './shell.ts';
import { sortPictures } from './sort-pictures.ts';

declare const __BUILD_ID__: string;

/**
 * Before this worker counts as installed it has the organisation's data and, in this build's version, the catalogues that the
 * device used so far: an update that arrives must open offline at once, with words.
 */
export async function onInstall(): Promise<void> {
  const organisation = await caches.open(CACHES.organisation);
  await organisation.add(ORGANISATION_URL);
  await sortPictures();
  const locales = await caches.open(CACHES.locales);
  const used = new Set((await locales.keys()).map((request) => new URL(request.url).pathname));
  await Promise.all([...used].map((path) => addOnce(locales, `${path}?v=${__BUILD_ID__}`)));
}

async function addOnce(cache: Cache, url: string): Promise<void> {
  if ((await cache.match(url)) === undefined) await cache.add(url);
}
