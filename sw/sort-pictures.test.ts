import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CACHES } from '#offline/names.ts';
import { fakeCaches } from '#tests/support/device/cache-storage.ts';
import { sortPictures } from './sort-pictures.ts';

const HOST = 'http://lantern.localhost';

beforeEach(() => void vi.stubGlobal('caches', fakeCaches()));
afterEach(() => vi.unstubAllGlobals());

const namesIn = async (cache: string): Promise<string[]> =>
  (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname).sort();

it('leaves pictures, moves subtitles to their place, and frees the space of films', async () => {
  const pictures = await caches.open(CACHES.images);
  for (const path of ['/icons/icon-192.png', '/media/a.svg', '/media/b.vtt', '/media/c.webm'])
    await pictures.put(HOST + path, new Response(path));
  await sortPictures();
  expect(await namesIn(CACHES.images)).toEqual(['/icons/icon-192.png', '/media/a.svg']);
  expect(await namesIn(CACHES.subtitles)).toEqual(['/media/b.vtt']);
  expect(await (await (await caches.open(CACHES.subtitles)).match(`${HOST}/media/b.vtt`))?.text()).toBe('/media/b.vtt');
});
