/// <reference lib="webworker" />
import { LAUNCHER_PATH, PLAYER_FOLDER } from '#campus/player/package-origin.ts';
import type { GivenFile, ToContentWorker } from '#campus/player/worker-words.ts';
import { fromLauncher, plainly } from './content-files.ts';
import { hasLauncher, keepLauncher, keptLauncher, keptScript } from './content-launcher.ts';

declare const self: ServiceWorkerGlobalScope;

/** Texts of the package that is open, for as long as this worker runs. */
const given = new Map<string, GivenFile>();

/**
 * The worker of a package's host: keeps the launcher, and gives out the files that the app has on the device. It keeps none
 * of them itself, so nothing of a package outlives it here.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const said: ToContentWorker | GivenFile = event.data;
  if (typeof said === 'object') given.set(plainly(said.given), said);
  else event.waitUntil(answered(said).then((word) => event.ports[0]?.postMessage(word)));
});

function answered(wish: ToContentWorker): Promise<'done' | 'failed'> {
  return granted(wish).then(
    (isDone) => (isDone ? 'done' : 'failed'),
    () => 'failed',
  );
}

async function granted(wish: ToContentWorker): Promise<boolean> {
  if (wish === 'prepare') await keepLauncher();
  if (wish === 'prove' && !(await hasLauncher())) return false;
  await self.clients.claim();
  return true;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (pathname === LAUNCHER_PATH) event.respondWith(keptLauncher(request));
  else if (pathname.startsWith(PLAYER_FOLDER))
    event.respondWith(keptScript(request).then((kept) => kept ?? fromLauncher(self.clients, request, given)));
  else if (pathname.startsWith('/packages/')) event.respondWith(fromLauncher(self.clients, request, given));
});
