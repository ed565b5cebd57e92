import { CACHES } from '#offline/names.ts';
import { keepOrganisation } from './kept-organisation.ts';
import { keepLessonParts } from './lesson-parts.ts';
import { sortPictures } from './sort-pictures.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Before this worker counts as installed it has the organisation's data and, in this build's version, the catalogues that the
 * device used so far: an update that arrives must open offline at once, with words. `filesCache`: where the files of a build are.
 */
export async function onInstall(filesCache: string): Promise<void> {
  await keepOrganisation();
  await keepLessonParts({ addresses: self.build.lessonParts, filesCache });
  await sortPictures();
  const locales = await caches.open(CACHES.locales);
  const used = new Set((await locales.keys()).map((request) => new URL(request.url).pathname));
  // A learner's first one had all that is said in builds from before there were two.
  for (const path of used) used.add(path.replace('/campus.json', '/more.json'));
  const { catalogues } = self.build;
  await Promise.all([...used].map((path) => addOnce(locales, path, catalogues[path])));
}

/** A catalogue that this build does not have any more is not asked for. */
async function addOnce(cache: Cache, path: string, version: string | undefined): Promise<void> {
  if (version === undefined) return;
  const url = `${path}?v=${version}`;
  if ((await cache.match(url)) === undefined) await cache.add(url);
}
