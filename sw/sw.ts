import { CATALOGUES, DEVICE_PART, DEXIE, LESSON_PARTS, PACK, WORKER } from 'virtual:worker-parts';

declare const self: ServiceWorkerGlobalScope;

/*
 * What changes with each build: the list of its files, and which catalogues it has. The code is files of their own, named by their
 * content, and so is the library that it shares with pages: of imported scripts a browser asks only for those that it does not
 * have. What needs that library comes with it (`with-device.ts`).
 */
self.build = {
  dexie: DEXIE,
  worker: WORKER,
  devicePart: DEVICE_PART,
  pack: PACK,
  lessonParts: LESSON_PARTS,
  files: self.__WB_MANIFEST,
  catalogues: CATALOGUES,
};
importScripts(WORKER);
