import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHES, LESSON_PARTS_FOLDER } from '#offline/names.ts';
import { fakeCaches } from '#tests/support/device/cache-storage.ts';
import { openWire } from '#tests/support/network/wire.ts';
import { keepLessonParts } from './lesson-parts.ts';

const FILES = 'precache';
const NOW = `${LESSON_PARTS_FOLDER}code-colours-2.js`;
const BEFORE = `${LESSON_PARTS_FOLDER}code-colours-1.js`;

const { server, requests } = openWire();
let store = fakeCaches();
beforeEach(() => {
  store = fakeCaches();
  vi.stubGlobal('caches', store);
  server.use(http.get(`http://lantern.localhost${NOW}`, () => new HttpResponse('colours()')));
});
afterEach(() => vi.unstubAllGlobals());

const put = async (cache: string, path: string) => (await store.open(cache)).put(path, new Response());
const install = () => keepLessonParts({ addresses: [NOW], filesCache: FILES });
const keptNow = async () => (await (await store.open(CACHES.lessonParts)).match(NOW))?.text();

describe('what some lessons are shown with', () => {
  it('is not fetched by a first install, whose device has no such lesson', async () => {
    await put(FILES, '/assets/other-1.js');
    await install();
    expect(requests).toEqual([]);
  });

  it.each([
    ['has it of the version before', CACHES.lessonParts, BEFORE],
    ['had it as every device did', FILES, '/assets/code-colours-0a1b.js'],
  ])('comes with an update where the device %s', async (_, cache, path) => {
    await put(cache, path);
    await install();
    expect(await keptNow()).toBe('colours()');
  });

  it('is not fetched again where the update has not changed it', async () => {
    await put(CACHES.lessonParts, NOW);
    await install();
    expect(requests).toEqual([]);
  });
});
