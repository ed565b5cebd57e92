import { addRoute, cleanupOutdatedCaches, precache } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** The shell and every chunk of every learner's route; a navigation is never answered from here as it is (shell.ts). */
export function routePrecache(): void {
  precache([...self.build.files]);
  addRoute({ directoryIndex: '', cleanURLs: false });
  cleanupOutdatedCaches();
}
