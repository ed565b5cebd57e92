import { CATALOGUES, DEXIE, LESSON_PARTS, PACK, WORKER } from 'virtual:worker-parts';

declare const self: ServiceWorkerGlobalScope;

/*
 * What changes with each build: the list of its files, and which catalogues it has. The code is a file of its own, named by its
 * content, and so is what it shares with pages: of imported scripts a browser asks only for those that it does not have.
 */
self.build = {
  dexie: DEXIE,
  worker: WORKER,
  pack: PACK,
  lessonParts: LESSON_PARTS,
  files: self.__WB_MANIFEST,
  catalogues: CATALOGUES,
};
importScripts(DEXIE, WORKER);
