import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { METER_STEP } from '#campus/limits.ts';
import { HEADER_BYTES } from '#campus/network/received-bytes.ts';
import { deviceDb } from '#offline/device-db.ts';
import { addReceived, monthKey, receivedIn, setCap } from '#offline/meter.ts';
import { CACHES, SAVED_CACHE_PREFIX } from '#offline/names.ts';
import { fakeCaches } from '#tests/support/device/cache-storage.ts';
import { openWire } from '#tests/support/network/wire.ts';
import { streamFilm } from './film-stream.ts';
import { mediaHandler } from './media.ts';

const { server, requests } = openWire();
const FILM = 'http://lantern.localhost/media/a.mp4';
const PICTURE = 'http://lantern.localhost/media/a.svg';
const store = fakeCaches();
const lookedAt = {
  pictures: { handle: async () => new Response('from the picture cache') },
  subtitles: { handle: async () => new Response('from the cache of subtitles') },
  film: streamFilm,
};

/** What the worker answers to a page. */
async function answerTo(url: string, range?: string): Promise<Response> {
  const request = new Request(url, range === undefined ? {} : { headers: { range } });
  const options = { request, url: new URL(url), event: new Event('fetch') };
  return Reflect.apply(mediaHandler(lookedAt).handle, undefined, [options]);
}
const received = () => receivedIn(deviceDb(), monthKey(new Date()));

beforeEach(async () => {
  vi.stubGlobal('caches', store);
  server.use(http.get(FILM, () => HttpResponse.arrayBuffer(new ArrayBuffer(METER_STEP * 3))));
  await deviceDb().meter.clear();
  for (const name of await store.keys()) await store.delete(name);
});
afterEach(() => vi.unstubAllGlobals());

describe('what is saved', () => {
  it('comes from the device, whoever saved it, also piece by piece', async () => {
    await (await store.open(`${SAVED_CACHE_PREFIX}1`)).put(PICTURE, new Response('somebody’s picture'));
    await (await store.open(`${SAVED_CACHE_PREFIX}2`)).put(FILM, new Response('0123456789'));
    expect(await (await answerTo(FILM, 'bytes=3-5')).text()).toBe('345');
    expect(await (await answerTo(PICTURE)).text()).toBe('somebody’s picture');
    expect(requests).toEqual([]);
    expect(await received()).toBe(0);
  });
});

describe('what is not saved', () => {
  it('is a picture or a text of a film as it is used', async () => {
    expect(await (await answerTo(PICTURE)).text()).toBe('from the picture cache');
    expect(await (await answerTo('http://lantern.localhost/media/a.vtt')).text()).toBe('from the cache of subtitles');
  });

  it('is no picture that would have to come once the month’s bytes are used up, and the ones that are here', async () => {
    await (await store.open(CACHES.images)).put(PICTURE, new Response('looked at before'));
    const other = PICTURE.replace('a.svg', 'b.svg');
    await setCap(deviceDb(), 1000);
    await addReceived(deviceDb(), 999, new Date());
    expect(await (await answerTo(other)).text()).toBe('from the picture cache');
    await addReceived(deviceDb(), 1, new Date());
    expect((await answerTo(other)).status).toBe(403);
    expect(await (await answerTo(PICTURE)).text()).toBe('looked at before');
    expect(await (await answerTo('http://lantern.localhost/media/a.vtt')).text()).toBe('from the cache of subtitles');
    await setCap(deviceDb(), undefined);
    expect(await (await answerTo(other)).text()).toBe('from the picture cache');
  });

  it('is a film that flows, counted and not kept', async () => {
    const film = await answerTo(FILM, 'bytes=0-');
    expect((await film.arrayBuffer()).byteLength).toBe(METER_STEP * 3);
    expect(await received()).toBe(METER_STEP * 3 + HEADER_BYTES.media);
    expect(await store.keys()).toEqual([]);
  });

  it('counts what came of a film that nobody watched to its end', async () => {
    const begun = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1000)) });
    server.use(http.get(FILM, () => new Response(begun)));
    const reader = (await answerTo(FILM)).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(await received()).toBe(1000 + HEADER_BYTES.media);
  });

  it('stops at the cap of the month, and then is not asked for at all', async () => {
    await setCap(deviceDb(), 1000);
    const film = await answerTo(FILM);
    await expect(film.arrayBuffer()).rejects.toThrow('data limit');
    expect((await answerTo(FILM)).status).toBe(403);
    expect(requests).toHaveLength(1);
  });
});
