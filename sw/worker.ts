import { cacheNames, clientsClaim } from 'workbox-core';
import { addPlugins, addRoute, cleanupOutdatedCaches, precache } from 'workbox-precaching';
import { mediaKind } from '#campus/network/media-kind.ts';
import { followTimeline } from '#offline/follow-timeline.ts';
import { LESSON_PARTS_FOLDER, SYNC_TAG } from '#offline/names.ts';
import { packFirst } from './install-pack.ts';
import { onInstall } from './keep-used.ts';
import { onMessage } from './messages.ts';
import { routeRuntimeCaches } from './runtime-caches.ts';
import { routeShell, SHELL } from './shell.ts';
import { keepDevicePart, withDevice } from './with-device.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) =>
  event.waitUntil(
    Promise.all([
      onInstall(cacheNames.precache),
      withDevice()
        .countOwnScripts(self.build)
        .catch(() => {}),
    ]),
  ),
);
self.addEventListener('install', answerFilesFromCache);
self.addEventListener('message', onMessage);
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(withDevice().outboxSync());
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(withDevice().onSubscriptionChange()));
self.addEventListener('push', (event) => event.waitUntil(withDevice().onPush(event.data, self)));
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(withDevice().onNotificationClick(event.notification, self));
});

keepDevicePart();
countWorker();
clientsClaim();
routePrecache();
routeShell();
routeRuntimeCaches();

/** The worker's half of the data meter: all that it fetches itself; films count as they flow (film-stream.ts). */
function countWorker(): void {
  followTimeline(
    ({ name }) => mediaKind(new URL(name).pathname) !== 'film',
    (bytes) => void withDevice().count(bytes),
  );
}

/** The shell and every chunk of every learner's route; a navigation is never answered from here as it is (shell.ts). */
function routePrecache(): void {
  addPlugins([packFirst({ cacheName: cacheNames.precache, shell: SHELL, ...self.build })]);
  precache([...self.build.files]);
  addRoute({ directoryIndex: '', cleanURLs: false });
  cleanupOutdatedCaches();
}

/**
 * The browser takes the build's files from the cache itself, where it can (Chromium 123 on): none of them waits for this script
 * to be started and to answer. What the cache does not have comes over the network, as it would from here.
 */
function answerFilesFromCache(event: InstallEvent): void {
  const rules = [
    // Kept elsewhere (`runtime-caches.ts`); the first rule that fits counts.
    { condition: { urlPattern: `${LESSON_PARTS_FOLDER}*` }, source: 'fetch-event' as const },
    { condition: { urlPattern: '/assets/*' }, source: { cacheName: cacheNames.precache } },
  ];
  event.waitUntil(Promise.resolve(event.addRoutes?.(rules)).catch(() => {}));
}
