import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CACHES, ORGANISATION_URL } from '#offline/names.ts';
import { fakeCaches } from '#tests/support/device/cache-storage.ts';
import { keepOrganisation } from './keep-organisation.ts';

let store = fakeCaches();
beforeEach(() => {
  store = fakeCaches();
  vi.stubGlobal('caches', store);
});
afterEach(() => vi.unstubAllGlobals());

const kept = async () => (await (await store.open(CACHES.organisation)).match(ORGANISATION_URL))?.text();
const pageOf = (controller: string | null) => vi.stubGlobal('navigator', { serviceWorker: { controller } });

it('gives the first worker what the campus has written into the page, to the letter', async () => {
  pageOf(null);
  await keepOrganisation('{"id":"lantern","since":"a later release"}');
  expect(await kept()).toBe('{"id":"lantern","since":"a later release"}');
});

it('leaves what a worker keeps as it is on a page that it has made from that', async () => {
  pageOf(null);
  await keepOrganisation('{"id":"lantern"}');
  pageOf('a worker');
  await keepOrganisation('{"id":"of an older page"}');
  expect(await kept()).toBe('{"id":"lantern"}');
});

it('does nothing where the browser has no workers', async () => {
  vi.stubGlobal('navigator', {});
  await keepOrganisation('{"id":"lantern"}');
  expect(await kept()).toBeUndefined();
});
