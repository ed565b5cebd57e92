import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCampus } from '#server/content/import-campus.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { makeZip } from '#tests/support/packages/make-zip.ts';
import { addScormUnit, bringPackage, smallCampusFiles } from '#tests/support/packages/scorm-unit.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const LANTERN = 'http://content.lantern.localhost';
const SMALL_MANIFEST =
  '<manifest><metadata><schemaversion>1.2</schemaversion></metadata><organizations><organization identifier="o"><item identifier="i" identifierref="r"/></organization></organizations><resources><resource identifier="r" href="a%20b.html"/></resources></manifest>';

describe('the content host', () => {
  let campus: TestCampus;
  let folder: string;
  let golf: string;
  let small: string;
  beforeAll(async () => {
    campus = await aCampus();
    folder = smallCampusFiles();
    addScormUnit(folder, 'lantern', 'golf');
    bringPackage(folder, 'lantern', 'golf', 'scorm/RuntimeBasicCalls_SCORM12.zip');
    addScormUnit(folder, 'nordlicht', 'small');
    writeFileSync(
      join(folder, 'nordlicht/files/small.zip'),
      makeZip([
        { name: 'imsmanifest.xml', content: SMALL_MANIFEST },
        { name: 'a b.html', content: 'x' },
      ]),
    );
    await importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder, now: campus.now() });
    [golf, small] = [await packageOf('lantern', 'golf'), await packageOf('nordlicht', 'small')];
  });
  afterAll(async () => {
    await campus.close();
    rmSync(folder, { recursive: true });
  });

  async function packageOf(organisation: string, id: string): Promise<string> {
    const course = (await campus.server.campuses.byHost(`${organisation}.localhost`))?.courses.get(id);
    return course?.scorm?.packageId ?? '';
  }
  const get = (path: string, origin = LANTERN, headers = {}) =>
    campus.server.fetch(new Request(origin + path, { headers }));

  it('sends what is in a package, for ever, to nobody but pages of the same site', async () => {
    const page = await get(`/packages/${golf}/files/shared/launchpage.html`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>');
    expect(page.headers.get('cache-control')).toContain('immutable');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self' http://lantern.localhost;");
    expect(page.headers.get('cross-origin-resource-policy')).toBe('same-site');
    expect(page.headers.get('set-cookie')).toBeNull();
    const style = await get(`/packages/${golf}/files/shared/style.css`);
    expect(style.headers.get('content-type')).toMatch(/^text\/css/);
    const index = await get(`/packages/${golf}/index.json`);
    expect((await index.json()).content.items[0].href).toBe('shared/launchpage.html');
  });

  it('leaves the letters of a page to the page, and finds names with spaces', async () => {
    const page = await get(`/packages/${small}/files/a%20b.html`, 'http://content.nordlicht.localhost');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
  });

  it('knows the packages of its own organisation only', async () => {
    expect((await get(`/packages/${small}/index.json`)).status).toBe(404);
    expect((await get(`/packages/${golf}/index.json`, 'http://content.nordlicht.localhost')).status).toBe(404);
    expect((await get(`/packages/${golf}/index.json`, 'http://lantern.localhost')).status).toBe(404);
  });

  it('of one package sends that package only', async () => {
    expect((await get(`/packages/${golf}/index.json`, `http://${golf}.content.lantern.localhost`)).status).toBe(200);
    expect((await get(`/packages/${golf}/index.json`, `http://${small}.content.lantern.localhost`)).status).toBe(404);
  });

  it.each([
    '/packages/../../campus.sqlite',
    '/packages/%2e%2e/%2e%2e/campus.sqlite',
    '/packages/GOLF/files/..%2f..%2f..%2fcampus.sqlite',
    '/packages/GOLF/files/..%5c..%5cindex.json',
    '/packages/GOLF/files/%00',
    '/packages/GOLF/files/%E0%A4%A',
    '/packages/GOLF/files//etc/passwd',
    '/packages/GOLF/files/shared',
    '/graphql',
    '/organisation.json',
    '/sw.js',
  ])('has nothing at %s', async (path) => {
    const answer = await get(path.replace('GOLF', golf));
    expect([400, 403, 404]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/SQLite|launchpage/);
  });

  it('sends the launcher, which only the app may frame, and its worker, each build’s own', async () => {
    const page = await get('/launch');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^frame-ancestors http:\/\/lantern\.localhost; default-src/,
    );
    expect([page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const worker = await get('/content-worker.js', LANTERN, { 'service-worker': 'script' });
    expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(worker.headers.get('content-type')).toContain('javascript');
  });

  it.each([LANTERN, 'http://lantern.localhost'])('sends the player’s files by their names on %s', async (origin) => {
    const script = await get('/player/launch-a1b2c3d4.js', origin);
    expect([await script.text(), script.headers.get('cache-control')]).toEqual(['launch();', FOR_EVER]);
    expect((await get('/player/files.json', origin)).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/player/..%2findex.html', origin)).status).toBe(404);
  });

  it('lets the app fetch what it keeps, nobody else, and says that it is the campus that answers', async () => {
    const file = await get(`/packages/${golf}/files/shared/style.css`, LANTERN, { origin: 'http://lantern.localhost' });
    expect(file.headers.get('access-control-allow-origin')).toBe('http://lantern.localhost');
    expect(file.headers.get('access-control-expose-headers')).toBe('campus-answer, content-encoding');
    expect([file.headers.get('campus-answer'), file.headers.get('vary')]).toEqual([
      '1',
      expect.stringMatching(/origin/i),
    ]);
    expect((await get('/launch')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('lets no package register a worker', async () => {
    const worker = await get(`/packages/${golf}/files/shared/scormfunctions.js`, LANTERN, {
      'service-worker': 'script',
    });
    expect(worker.status).toBe(403);
  });
});
