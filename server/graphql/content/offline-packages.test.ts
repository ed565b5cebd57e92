import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCampus } from '#server/content/import-campus.ts';
import { aCampus, LANTERN, type TestCampus, type Tokens } from '#tests/support/campus/campus.ts';
import { makeZip } from '#tests/support/packages/make-zip.ts';
import { addScormUnit, bringPackage, smallCampusFiles } from '#tests/support/packages/scorm-unit.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const MANIFEST = `query ($id: ID!) {
  offlineManifest(kind: COURSE, id: $id) { revision files { url } packages { id player files { url size hash } } }
}`;
const file = v.object({ url: v.string(), size: v.number(), hash: v.string() });
const manifestSchema = v.object({
  revision: v.string(),
  files: v.array(v.object({ url: v.string() })),
  packages: v.array(v.object({ id: v.string(), player: v.string(), files: v.array(file) })),
});

const PLAYER = 'the player of 1.2';
const MANY = 2000;

/** A package of many files, with names that an address cannot hold as they are. */
function largePackage(): Buffer {
  const manifest =
    '<manifest><metadata><schemaversion>1.2</schemaversion></metadata><organizations><organization identifier="o"><item identifier="i" identifierref="r"/></organization></organizations><resources><resource identifier="r" href="0%20%C3%BC.html"/></resources></manifest>';
  const pages = Array.from({ length: MANY }, (_, n) => ({ name: `${n} ü.html`, content: `page ${n}` }));
  return makeZip([{ name: 'imsmanifest.xml', content: manifest }, ...pages]);
}

describe('the manifest of a unit with a package', () => {
  let campus: TestCampus;
  let amal: Tokens;
  let folder: string;
  beforeAll(async () => {
    folder = smallCampusFiles();
    addScormUnit(folder, 'lantern', 'golf');
    appendFileSync(join(folder, 'lantern/units/golf/unit.yaml'), 'image: { scene: lantern-path, seed: golf }\n');
    bringPackage(folder, 'lantern', 'golf', 'scorm/RuntimeBasicCalls_SCORM12.zip');
    addScormUnit(folder, 'lantern', 'large');
    writeFileSync(join(folder, 'lantern/files/large.zip'), largePackage());
    const distDir = join(folder, 'dist');
    mkdirSync(join(distDir, 'player'), { recursive: true });
    const files = {
      scorm12: [{ path: '/player/scorm12-1.js', size: PLAYER.length, hash: sha(PLAYER) }],
      scorm2004: [],
    };
    writeFileSync(join(distDir, 'player/files.json'), JSON.stringify(files));
    writeFileSync(join(distDir, 'index.html'), '<!doctype html>');
    campus = await aCampus({ distDir });
    await importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder, now: campus.now() });
    amal = await campus.login('amal');
  });
  afterAll(async () => {
    await campus.close();
    rmSync(folder, { recursive: true });
  });

  const manifest = async (id: string) => {
    const { body } = await campus.ask({ query: MANIFEST, variables: { id }, token: amal.token });
    return v.parse(manifestSchema, body.data.offlineManifest);
  };

  it('names each file of it as the content host sends it, its index, and what plays it', async () => {
    const { packages, files } = await manifest('golf');
    const [golf] = packages;
    if (golf === undefined) throw new Error('the unit has a package');
    const urls = golf.files.map(({ url }) => url);
    expect(urls).toContain(`/packages/${golf.id}/files/shared/launchpage.html`);
    expect(urls).toContain(`/packages/${golf.id}/index.json`);
    expect(golf.files).toContainEqual({ url: '/player/scorm12-1.js', size: PLAYER.length, hash: sha(PLAYER) });
    expect(nonEmpty(files, 'file of the campus').every(({ url }) => url.startsWith('/media/'))).toBe(true);
    const packaged = golf.files.filter(({ url }) => url.startsWith('/packages/'));
    for (const { url, size, hash } of nonEmpty(packaged, 'file of the package')) {
      const answer = await campus.server.fetch(new Request(LANTERN.replace('://', '://content.') + url));
      const body = Buffer.from(await answer.arrayBuffer());
      expect([url, body.length, sha(body)]).toEqual([url, size, hash]);
    }
  });

  it('bears a package of two thousand files, whatever they are called', async () => {
    const { packages } = await manifest('large');
    expect(packages[0]?.files.length).toBe(MANY + 3);
    const page = packages[0]?.files.find(({ url }) => url.endsWith('/1999%20%C3%BC.html'));
    expect(page).toMatchObject({ size: 'page 1999'.length, hash: sha('page 1999') });
    expect(JSON.stringify(packages).length).toBeLessThan(500_000);
  });

  it('has none where the unit has none', async () => {
    expect((await manifest('hello-my-name-is')).packages).toEqual([]);
  });
});

function sha(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
