import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicOrganisationSchema } from '#campus/organisation/organisation.ts';
import { type CampusServer, createCampusServer } from '#server/campus-server.ts';
import { createLog } from '#server/http/log.ts';
import { aCampus, LANTERN, NORDLICHT, type TestCampus } from '#tests/support/campus/campus.ts';
import { keepHashed } from './static-folders.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('files', () => {
  let campus: TestCampus;
  let server: CampusServer;
  beforeAll(async () => {
    campus = await aCampus();
    const { distDir, keys, test } = campus;
    writeFileSync(join(distDir, 'assets/app-1a2b.js'), 'console.log(1)');
    writeFileSync(join(distDir, 'assets/app-1a2b.js.br'), brotliCompressSync('console.log(1)'));
    mkdirSync(join(distDir, 'assets/more'));
    writeFileSync(join(distDir, 'assets/more/own-3c4d.js'), 'console.log(2)');
    writeFileSync(join(distDir, 'assets/pack-5e6f.json'), '{}');
    writeFileSync(join(distDir, 'assets/pack-5e6f.json.br'), brotliCompressSync('{}'));
    writeFileSync(join(distDir, 'sw.js'), 'self.x = 1');
    // As the build does.
    cpSync('public', distDir, { recursive: true });
    mkdirSync(join(distDir, 'locales/ar'), { recursive: true });
    writeFileSync(join(distDir, 'locales/ar/shell.json'), '{}');
    server = await createCampusServer({
      store: test.store,
      keys,
      dataDir: test.dataDir,
      distDir,
      log: createLog('silent'),
    });
  });
  afterAll(async () => {
    await server.close();
    await campus.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    server.fetch(new Request(LANTERN + path, { headers }));

  it('with a hash in the name are kept for ever, compressed where the browser can', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect([plain.status, plain.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(plain.headers.get('content-type')).toContain('javascript');
    const compressed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('content-type')).toContain('javascript');
    for (const gone of ['/assets/gone-9999.js', '/assets/more/gone-9999.js', '/assets/more'])
      expect((await get(gone, { accept: 'text/html' })).status, gone).toBe(404);
    for (const path of ['/assets/more/own-3c4d.js', '/assets/pack-5e6f.json'])
      expect((await get(path)).headers.get('cache-control'), path).toBe(plain.headers.get('cache-control'));
    const pack = await get('/assets/pack-5e6f.json', { 'accept-encoding': 'br' });
    expect(pack.headers.get('content-encoding')).toBe('br');
  });

  it('with a hash in the name say no more of themselves than a browser needs, and of what is not there whose request it was', async () => {
    const presence = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await get(path, headers);
      return [answer.status, ...['x-request-id', 'last-modified', 'etag'].map((name) => answer.headers.has(name))];
    };
    const { logo } = v.parse(publicOrganisationSchema, await (await get('/organisation.json')).json());
    for (const path of ['/assets/app-1a2b.js', logo]) {
      expect(await presence(path), path).toEqual([200, false, false, true]);
      const etag = (await get(path)).headers.get('etag') ?? '';
      expect(await presence(path, { 'if-none-match': etag }), path).toEqual([304, false, false, true]);
    }
    expect(await presence('/sw.js')).toEqual([200, true, true, true]);
    for (const gone of ['/assets/gone-9999.js', `/media/${'0'.repeat(64)}.svg`])
      expect(await presence(gone), gone).toEqual([404, true, false, false]);
  });

  it('without one are asked for again each time, the worker with a policy of its own', async () => {
    const worker = await get('/sw.js', { 'service-worker': 'script' });
    expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(worker.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await get('/locales/ar/shell.json')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/locales/ar/none.json')).status).toBe(404);
  });

  it.each([LANTERN, NORDLICHT])(
    'for crawlers are the same at %s, as text, even where a page is asked for',
    async (host) => {
      for (const accept of ['*/*', 'text/html']) {
        const answer = await server.fetch(new Request(`${host}/robots.txt`, { headers: { accept } }));
        expect(await answer.text()).toBe(readFileSync('public/robots.txt', 'utf8'));
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      }
    },
  );

  it('that are no worker may not become one', async () => {
    expect((await get('/assets/app-1a2b.js', { 'service-worker': 'script' })).status).toBe(403);
  });

  it.each(['/', '/explore', '/program/a/unit/b/lesson/b-1', '/messages/@samira', '/no/such/page'])(
    'give way to the shell at %s, with the organisation in it',
    async (path) => {
      const answer = await get(path, { accept: 'text/html' });
      const html = await answer.text();
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
      const json = /id="organisation">([^<]*)</.exec(html)?.[1] ?? '';
      expect(v.parse(publicOrganisationSchema, JSON.parse(json)).folderName).toBe('lantern');
    },
  );

  it.each([
    '/api/x',
    '/backend/saml/logout',
    '/oauth/x',
    '/graphql/x',
    '/locales/xx',
    '/assets/',
    '/media/x',
    '/.well-known/x',
    '/../secret',
  ])('and the shell are not at %s', async (path) => {
    const answer = await server.fetch(new Request(LANTERN + path, { headers: { accept: 'text/html' } }));
    const isShell = (await answer.text()).includes('id="organisation"');
    expect(isShell).toBe(path === '/../secret');
  });

  it('tell the worker the neutral shell, and a person the organisation’s', async () => {
    expect(await (await get('/index.html', { accept: '*/*' })).text()).toContain('id="organisation"></script>');
    expect(await (await get('/index.html', { accept: 'text/html' })).text()).toContain('"folderName":"lantern"');
  });

  it('of an organisation are its data with an ETag, its manifest in the asked language, its icons', async () => {
    const first = await get('/organisation.json');
    const organisation = v.parse(publicOrganisationSchema, await first.json());
    expect(organisation.contentOrigin).toBe('http://content.lantern.localhost');
    expect(organisation.demo?.accounts).toEqual([
      { email: 'Amal@lantern.example', name: 'Amal Haddad', note: { en: 'Learns German' } },
    ]);
    const again = await get('/organisation.json', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const manifest = await (await get('/manifest.webmanifest?lang=ar')).json();
    expect(manifest).toMatchObject({ name: 'Lantern Campus', lang: 'ar', dir: 'rtl', start_url: '/' });
    expect((await (await get('/manifest.webmanifest?lang=de')).json()).description).toBe(
      'Lerne überall. Nimm dein Licht mit.',
    );
    for (const { src } of [...manifest.icons, { src: '/icons/apple-180.png' }]) {
      const icon = await get(src);
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, 'image/png']);
    }
    expect((await get('/icons/none-1.png')).status).toBe(404);
  });

  it('that are JSON are compressed where the browser can, but never one with a token in it', async () => {
    const accepting = { 'accept-encoding': 'br', 'content-type': 'application/json' };
    const organisation = await get('/organisation.json', accepting);
    expect(organisation.headers.get('content-encoding')).toBe('br');
    const json = brotliDecompressSync(Buffer.from(await organisation.arrayBuffer())).toString();
    expect(JSON.parse(json).folderName).toBe('lantern');
    const query = `mutation { login(email: "amal@lantern.example", password: "lantern-demo-1") { ${'token '.repeat(9)} ${Array.from({ length: 9 }, (_, n) => `t${n}: token`).join(' ')} } }`;
    const body = JSON.stringify({ query });
    const login = await server.fetch(new Request(`${LANTERN}/graphql`, { method: 'POST', headers: accepting, body }));
    expect(login.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(login.headers.get('content-encoding')).toBeNull();
  });

  it('that are pictures never run as a page', async () => {
    const { logo } = v.parse(publicOrganisationSchema, await (await get('/organisation.json')).json());
    const answer = await get(logo);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await get('/media/..%2f..%2fkeys.json')).status).toBe(404);
  });

  it('that are drawn pictures come compressed where the browser can, with the same rules', async () => {
    const { logo } = v.parse(publicOrganisationSchema, await (await get('/organisation.json')).json());
    const [plain, compressed] = [await get(logo), await get(logo, { 'accept-encoding': 'gzip, br' })];
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(compressed.headers.get('content-encoding')).toBe('br');
    const picture = await plain.text();
    const sent = Buffer.from(await compressed.arrayBuffer());
    expect(brotliDecompressSync(sent).toString()).toBe(picture);
    expect(sent.length).toBeLessThan(picture.length);
    for (const name of ['content-type', 'content-security-policy', 'cache-control', 'x-content-type-options'])
      expect(compressed.headers.get(name), name).toBe(plain.headers.get(name));
    // What lies beside a picture has no address of its own.
    expect((await get(`${logo}.br`)).status).toBe(404);
  });

  it('of the last three builds stay for ninety days', () => {
    const dataDir = join(campus.test.dataDir, 'builds');
    const now = Date.now();
    const build = (name: string, at: number) => {
      const dist = join(dataDir, `dist-${name}`);
      mkdirSync(join(dist, 'assets/more'), { recursive: true });
      writeFileSync(join(dist, 'index.html'), name);
      for (const file of [`${name}.js`, `more/${name}.js`]) writeFileSync(join(dist, 'assets', file), name);
      return keepHashed('assets', { distDir: dist, dataDir, now: new Date(at) });
    };
    build('a', now - 100 * DAY);
    build('b', now - 80 * DAY);
    build('c', now - 2 * DAY);
    build('d', now - DAY);
    const kept = ['c.js', 'd.js', 'e.js', 'more/c.js', 'more/d.js', 'more/e.js'];
    expect([...build('e', now).keys()].sort()).toEqual(kept);
    expect(readdirSync(join(dataDir, 'assets'))).toHaveLength(3);
  });
});
