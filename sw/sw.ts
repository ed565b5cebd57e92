import { CATALOGUES, PACK, WORKER } from 'virtual:worker-parts';

declare const self: ServiceWorkerGlobalScope;

/*
 * What changes with each build: the list of its files, and which catalogues it has. The code is a file of its own, named by its
 * content, and of imported scripts a browser asks only for those that it does not have.
 */
self.build = { worker: WORKER, pack: PACK, files: self.__WB_MANIFEST, catalogues: CATALOGUES };
importScripts(WORKER);
