/// <reference lib="webworker" />

import { HEADER_BYTES, receivedHere } from '#campus/network/received-bytes.ts';
import { LAUNCHER_PATH, PLAYER_FOLDER } from '#campus/player/package-origin.ts';
import { CONTENT_WORKER, type ToContentWorker } from '#campus/player/worker-messages.ts';
import { fromLauncher } from './content-files.ts';
import { hasLauncher, keepLauncher, keptLauncher, keptScript } from './content-launcher.ts';

declare const self: ServiceWorkerGlobalScope;

let ownScript = 0;

/**
 * The worker of a package's host: keeps the launcher, and gives out the files that the app has on the device. It keeps none
 * of them itself, so nothing of a package outlives it here.
 */
self.addEventListener('install', (event) => event.waitUntil(Promise.all([self.skipWaiting(), countOwnScript()])));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const message: ToContentWorker = event.data;
  event.waitUntil(answered(message).then((word) => event.ports[0]?.postMessage(word)));
});

/** No timeline shows the worker's own script; the browser has it, so that it costs nothing to look. */
async function countOwnScript(): Promise<void> {
  const script = await fetch(CONTENT_WORKER, { cache: 'force-cache' }).catch(() => undefined);
  ownScript = Number(script?.headers.get('content-length') ?? 0) + HEADER_BYTES.file;
}

function answered(message: ToContentWorker): Promise<'done' | 'failed' | number> {
  if (message === 'received') return Promise.resolve(received());
  return granted(message).then(
    (isDone) => (isDone ? 'done' : 'failed'),
    () => 'failed',
  );
}

/** With its own script, once. */
function received(): number {
  const bytes = ownScript + receivedHere(performance);
  ownScript = 0;
  return bytes;
}

async function granted(message: ToContentWorker): Promise<boolean> {
  if (message === 'prepare') await keepLauncher();
  if (message === 'prove' && !(await hasLauncher())) return false;
  await self.clients.claim();
  return true;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (pathname === LAUNCHER_PATH) event.respondWith(keptLauncher(request));
  else if (pathname.startsWith(PLAYER_FOLDER))
    event.respondWith(keptScript(request).then((kept) => kept ?? fromLauncher(self.clients, request)));
  else if (pathname.startsWith('/packages/')) event.respondWith(fromLauncher(self.clients, request));
});
