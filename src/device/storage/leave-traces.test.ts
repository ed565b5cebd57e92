import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHES } from '#offline/names.ts';
import { fakeCaches } from '#tests/support/device/cache-storage.ts';
import { dropTraces } from './leave-traces.ts';

const HOST = 'https://lantern.example';
const COURSE = `${HOST}/media/${'a'.repeat(64)}.svg`;
const FACE = `${HOST}/media/profile-${'b'.repeat(64)}.jpg`;

beforeEach(async () => {
  vi.stubGlobal('caches', fakeCaches());
  const pictures = await caches.open(CACHES.images);
  for (const url of [COURSE, FACE]) await pictures.put(url, new Response('a picture'));
});
afterEach(() => vi.unstubAllGlobals());

const isKept = async (url: string) => (await (await caches.open(CACHES.images)).match(url)) !== undefined;

describe('pictures that were looked at', () => {
  it('stay for the next person where course files do, but not those of people', async () => {
    await dropTraces({ keepCourseFiles: true });
    expect([await isKept(COURSE), await isKept(FACE)]).toEqual([true, false]);
  });

  it.each([
    ['no serviceWorker and no clearAppBadge', {}],
    ['no getNotifications', { serviceWorker: { getRegistration: async () => ({}) } }],
  ])('go where the browser has %s too', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    await dropTraces({ keepCourseFiles: false });
    expect([await isKept(COURSE), await isKept(FACE)]).toEqual([false, false]);
  });

  it('all go else', async () => {
    await dropTraces({ keepCourseFiles: false });
    expect([await isKept(COURSE), await isKept(FACE)]).toEqual([false, false]);
  });
});
