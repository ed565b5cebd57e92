import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '#tests/support/device/cache-storage.ts';
import { openWire } from '#tests/support/network/wire.ts';
import { packFirst } from './install-pack.ts';

const CACHE = 'precache';
const PACK = 'http://lantern.localhost/assets/pack-1.json';
const FILES = [
  { url: 'index.html', revision: '1' },
  { url: 'assets/base.js', revision: null },
  { url: 'assets/more/own.js', revision: null },
  { url: 'assets/more.css', revision: null },
];
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  etag: 'W/"7"',
  'cache-control': 'immutable',
  'x-content-type-options': 'nosniff',
};
const TEXTS = {
  'assets/more/own.js': 'own()',
  'assets/more.css': 'p{}',
  'assets/other.js': 'other()',
  'index.html': '',
};

const { server, requests } = openWire();
let store = fakeCaches();
const kept = async () => (await (await store.open(CACHE)).keys()).map(({ url }) => new URL(url).pathname);
const keptFile = async (url: string) => (await store.open(CACHE)).match(url);

/** What happens before Workbox looks for each file, at a worker's install or when it answers a page. */
async function looksFor(type: 'install' | 'fetch', times = 1): Promise<void> {
  const { handlerWillStart } = packFirst({ cacheName: CACHE, shell: '/index.html', pack: PACK, files: FILES });
  const started = Array.from({ length: times }, () =>
    Reflect.apply(handlerWillStart, undefined, [{ event: new Event(type) }]),
  );
  await Promise.all(started);
}
const answers = (body: string, status = 200) =>
  server.use(http.get(PACK, () => new HttpResponse(body, { status, headers: HEADERS })));

beforeEach(() => {
  store = fakeCaches();
  vi.stubGlobal('caches', store);
});
afterEach(() => vi.unstubAllGlobals());

describe('the pack of a first install', () => {
  it('is asked for once, and its files of this build are kept as if each had come by itself', async () => {
    answers(JSON.stringify(TEXTS));
    await looksFor('install', 3);
    expect(requests.map(({ url }) => url)).toEqual([PACK]);
    expect(await kept()).toEqual(['/assets/more/own.js', '/assets/more.css']);
    const [script, sheet] = await Promise.all([keptFile('/assets/more/own.js'), keptFile('/assets/more.css')]);
    expect(await script?.text()).toBe('own()');
    expect(Object.fromEntries(script?.headers ?? [])).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(sheet?.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  it('is asked for again where a worker died before it had kept all of it, and not once the shell is there', async () => {
    answers(JSON.stringify(TEXTS));
    const cache = await store.open(CACHE);
    await cache.put('/assets/more/own.js', new Response('own()'));
    await looksFor('install');
    expect(await kept()).toHaveLength(2);
    await cache.put('/index.html?__WB_REVISION__=1', new Response());
    await cache.delete('/assets/more.css');
    await looksFor('install');
    expect(requests).toHaveLength(1);
  });

  it('is not asked for by an update, nor when a file is given to a page', async () => {
    await looksFor('fetch');
    await (await store.open(CACHE)).put('/index.html?__WB_REVISION__=0', new Response());
    await looksFor('install');
    expect(requests).toEqual([]);
  });

  it.each([
    ['is not there', '{"errors":[{"message":"NOT_FOUND"}]}', 404],
    ['is a page of somebody else', '<html>Welcome to our network</html>', 200],
    ['is cut off', JSON.stringify(TEXTS).slice(0, -9), 200],
    ['is of another kind', '{"assets/more/own.js":{"text":"own()"}}', 200],
  ])('keeps nobody from the files where it %s', async (_, body, status) => {
    answers(body, status);
    await looksFor('install');
    expect(await kept()).toEqual([]);
  });

  it('keeps nobody from them where there is no network, or no room', async () => {
    server.use(http.get(PACK, () => HttpResponse.error()));
    await looksFor('install');
    answers(JSON.stringify(TEXTS));
    vi.stubGlobal(
      'caches',
      fakeCaches(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
    );
    await looksFor('install');
    expect(requests).toHaveLength(2);
  });
});
