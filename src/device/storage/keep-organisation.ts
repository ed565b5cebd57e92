import { CACHES, ORGANISATION_URL } from '#offline/names.ts';

/**
 * Puts the organisation's public data, as the campus has written them into this page, where the worker looks for them: the first
 * one would ask for the same again (`sw/keep-used.ts`). A page that a worker has made has them from there, and they stay.
 */
export async function keepOrganisation(json: string): Promise<void> {
  if (!('caches' in globalThis && 'serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller !== null) return;
  const cache = await caches.open(CACHES.organisation);
  await cache.put(ORGANISATION_URL, new Response(json, { headers: { 'content-type': 'application/json' } }));
}
