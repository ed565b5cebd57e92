import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeZip, type ZipFile } from '#tests/support/packages/make-zip.ts';
import { importPackage } from './import-package.ts';
import { PackageFault } from './package-fault.ts';
import { PACKAGE_LIMITS } from './package-limits.ts';

let folder: string;
let packages: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-packages-'));
  packages = join(folder, 'packages');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function answerTo(archive: Buffer): Promise<string> {
  const path = join(folder, 'package.zip');
  writeFileSync(path, archive);
  const answer = await importPackage(path, packages).catch((error: unknown) => error);
  if (!(answer instanceof PackageFault)) throw answer instanceof Error ? answer : new Error('It was taken.');
  return answer.code;
}

const START = { name: 'start.html', content: '<p>Start</p>' };

function manifest(inner = '', { items = ITEM, resources = RESOURCE, version = '1.2' } = {}): ZipFile {
  return {
    name: 'imsmanifest.xml',
    content: `<?xml version="1.0"?>${inner}<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"><metadata><schemaversion>${version}</schemaversion></metadata><organizations default="o"><organization identifier="o"><title>T</title>${items}</organization></organizations><resources>${resources}</resources></manifest>`,
  };
}
const ITEM = '<item identifier="i" identifierref="r"><title>One</title></item>';
const RESOURCE =
  '<resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="start.html"><file href="start.html"/></resource>';

const good = [manifest(), START];
const withFile = (file: ZipFile): ZipFile[] => [...good, file];
const named = (name: string): ZipFile[] => withFile({ name, content: 'x' });
const h5p = (description: string, ...more: ZipFile[]): ZipFile[] => [
  { name: 'h5p.json', content: description },
  { name: 'content/content.json', content: '{}' },
  ...more,
];
const MAIN = '{"machineName":"H5P.A","majorVersion":1,"minorVersion":0}';
const library = (more: string): ZipFile => ({
  name: 'H5P.A-1.0/library.json',
  content: `{"machineName":"H5P.A","majorVersion":1,"minorVersion":0${more}}`,
});
const description = `{"title":"A","mainLibrary":"H5P.A","preloadedDependencies":[${MAIN}]}`;
const RUNS = ',"runnable":1';
const SCRIPT = { name: 'H5P.A-1.0/a.js', content: '' };
/** H5P that can be played, with these files in it or in place of its own. */
const playable = (...more: ZipFile[]): ZipFile[] => {
  const own = h5p(description, library(`${RUNS},"preloadedJs":[{"path":"a.js"}]`), SCRIPT);
  return [...own.filter(({ name }) => !more.some((each) => each.name === name)), ...more];
};
const shows = (path: string): ZipFile => ({
  name: 'content/content.json',
  content: JSON.stringify({ cards: [{ image: { path, mime: 'image/png' } }] }),
});
const zeros = Buffer.alloc(2 * PACKAGE_LIMITS.ratioFrom);
/** Bytes that do not shrink. */
const noise = Buffer.from(Array.from({ length: 60_000 }, (_, at) => Math.imul(at, 2_654_435_761) >>> 24));

const NAMES: readonly (readonly [string, string, string])[] = [
  ['a way out', '../out.html', 'NAME_OUTSIDE'],
  ['a way out, deep inside', 'a/b/../../../out.html', 'NAME_OUTSIDE'],
  ['a way out with the other slash', '..\\out.html', 'NAME_OUTSIDE'],
  ['a way out with both slashes', 'a\\../..\\out.html', 'NAME_OUTSIDE'],
  ['an absolute path', '/etc/passwd', 'NAME_OUTSIDE'],
  ['an absolute path with the other slash', '\\server\\share', 'NAME_OUTSIDE'],
  ['a drive', 'C:/windows/x', 'NAME_OUTSIDE'],
  ['a drive without a slash', 'c:x', 'NAME_OUTSIDE'],
  ['a NUL', 'a\u0000.html', 'NAME_ODD'],
  ['a line that writes on a terminal', 'a\u001b[2J.html', 'NAME_ODD'],
  ['a device', 'a/CON.html', 'NAME_ODD'],
  ['a stream', 'start.html::$DATA', 'NAME_ODD'],
  ['a dot at the end', 'start.html.', 'NAME_ODD'],
  ['two slashes', 'a//b.html', 'NAME_ODD'],
  ['a dot as a folder', './a.html', 'NAME_ODD'],
  ['a very long name', `${'a'.repeat(PACKAGE_LIMITS.name)}.html`, 'NAME_TOO_LONG'],
  ['the same name', 'start.html', 'NAME_TWICE'],
  ['the same name in other letters', 'START.html', 'NAME_TWICE'],
  ['a file where a folder is', 'start.html/a.html', 'NAME_TWICE'],
];

const ARCHIVES: readonly (readonly [string, () => Buffer, string])[] = [
  ['nothing', () => Buffer.alloc(0), 'NOT_AN_ARCHIVE'],
  ['a text', () => Buffer.from('no archive'), 'NOT_AN_ARCHIVE'],
  ['half of an archive', () => makeZip(good).subarray(0, 400), 'NOT_AN_ARCHIVE'],
  ['a table that is cut', () => cutTable(makeZip(good)), 'NOT_AN_ARCHIVE'],
  ['an empty archive', () => makeZip([]), 'NO_MANIFEST'],
  ['a link', () => makeZip(withFile({ name: 'a', content: '/etc/passwd', mode: 0o120_777 })), 'SYMBOLIC_LINK'],
  ['a device file', () => makeZip(withFile({ name: 'a', mode: 0o020_666 })), 'SYMBOLIC_LINK'],
  ['a password', () => makeZip(withFile({ name: 'a', content: 'x', flags: 0x801 })), 'ENCRYPTED'],
  ['another compression', () => makeZip(withFile({ name: 'a', content: 'x', method: 14 })), 'UNKNOWN_COMPRESSION'],
  ['a bomb that says so', () => makeZip(withFile({ name: 'a', content: zeros })), 'BOMB'],
  ['a bomb that lies', () => makeZip(withFile({ name: 'a', content: zeros, declaredSize: 1000 })), 'DAMAGED'],
  ['many files of the same bytes', () => makeZip([...good, ...overlapping()]), 'BOMB'],
  [
    'a file that is shorter than said',
    () => makeZip(withFile({ name: 'a', content: 'x', declaredSize: 9 })),
    'DAMAGED',
  ],
  ['a wrong sum', () => makeZip(withFile({ name: 'a', content: 'x', declaredSum: 1 })), 'DAMAGED'],
  ['too many files', () => makeZip(Array.from({ length: PACKAGE_LIMITS.entries + 1 }, numbered)), 'TOO_MANY_FILES'],
  ['a manifest in a folder', () => makeZip([{ ...manifest(), name: 'course/imsmanifest.xml' }]), 'MANIFEST_IN_FOLDER'],
  ['a course of AICC', () => makeZip([{ name: 'course.au' }, { name: 'course.crs' }]), 'AICC'],
  ['XML that is not whole', () => withManifest('<manifest><a></manifest>'), 'BROKEN_XML'],
  ['a manifest of nothing', () => withManifest(''), 'BROKEN_XML'],
  ['XML inside XML without end', () => withManifest('<manifest>'.repeat(200)), 'BROKEN_XML'],
  ['entities of its own', () => makeZip([manifest('<!DOCTYPE m [<!ENTITY a "b">]>'), START]), 'ENTITIES'],
  [
    'a file of the server',
    () => makeZip([manifest('<!DOCTYPE m [<!ENTITY a SYSTEM "/etc/passwd">]>'), START]),
    'ENTITIES',
  ],
  ['an entity that nobody declared', () => makeZip([manifest('', { items: '&a;' }), START]), 'BROKEN_XML'],
  [
    'a description in Windows-1252',
    () => makeZip(playable({ name: 'content/content.json', content: Buffer.from('{"a":"\xdcbung"}', 'latin1') })),
    'UNREADABLE_LETTERS',
  ],
  ['letters of no encoding', () => withManifest(Buffer.from('<manifest a="\xff"/>', 'latin1')), 'UNREADABLE_LETTERS'],
  ['another kind of XML', () => withManifest('<html/>'), 'NOT_A_MANIFEST'],
  ['a future version', () => makeZip([manifest('', { version: '2030' }), START]), 'UNKNOWN_VERSION'],
  ['no organization', () => withManifest(NO_ORGANIZATION), 'NO_ORGANIZATION'],
  ['two items of one name', () => makeZip([manifest('', { items: ITEM + ITEM }), START]), 'NAME_OF_TWO'],
  [
    'two resources of one name',
    () => makeZip([manifest('', { resources: RESOURCE + RESOURCE }), START]),
    'NAME_OF_TWO',
  ],
  ['a resource that is not there', () => makeZip([manifest('', { resources: '' }), START]), 'UNKNOWN_RESOURCE'],
  ['a dependency that is not there', () => withResource('<dependency identifierref="x"/>'), 'UNKNOWN_RESOURCE'],
  ['a sequencing that is not there', () => withItem('<imsss:sequencing IDRef="x"/>'), 'UNKNOWN_SEQUENCING'],
  ['nothing to start', () => makeZip([manifest('', { items: '<item identifier="i"/>' }), START]), 'NOTHING_TO_START'],
  ['a start that is not there', () => makeZip([manifest()]), 'FILE_MISSING'],
  ['a listed file that is not there', () => withResource('<file href="gone.js"/>'), 'FILE_MISSING'],
  ['a start on the web', () => startAt('https://evil.example/'), 'ADDRESS_OUTSIDE'],
  ['a start that is a script', () => startAt('javascript:alert(1)'), 'ADDRESS_OUTSIDE'],
  ['a start outside', () => startAt('a/../../start.html'), 'ADDRESS_OUTSIDE'],
  ['a start outside, encoded', () => startAt('%2e%2e/start.html'), 'ADDRESS_OUTSIDE'],
  ['a start at the top of the host', () => startAt('/start.html'), 'ADDRESS_OUTSIDE'],
  ['H5P that is no JSON', () => makeZip(h5p('{')), 'BROKEN_JSON'],
  ['H5P of another shape', () => makeZip(h5p('{"title":1}')), 'BROKEN_JSON'],
  ['H5P without its main library', () => makeZip(h5p('{"mainLibrary":"H5P.A"}')), 'LIBRARY_MISSING'],
  ['H5P with a library that is not there', () => makeZip(h5p(description)), 'LIBRARY_MISSING'],
  [
    'H5P with a script that is not there',
    () => makeZip(h5p(description, library(',"preloadedJs":[{"path":"a.js"}]'))),
    'FILE_MISSING',
  ],
  [
    'H5P with a program for a computer',
    () => makeZip(playable({ name: 'content/eicar.com', content: 'X5O!P' })),
    'FILE_KIND',
  ],
  ['H5P with a script beside its content', () => makeZip(playable({ name: 'content/a.js', content: '' })), 'FILE_KIND'],
  ['H5P whose picture is not there', () => makeZip(playable(shows('images/gone.png'))), 'FILE_MISSING'],
  ['H5P whose main library only helps others', () => makeZip(h5p(description, library(''))), 'NOTHING_TO_START'],
  ['H5P whose main library has no script', () => makeZip(h5p(description, library(RUNS))), 'NOTHING_TO_START'],
  [
    'H5P whose library says that it is another one',
    () =>
      makeZip(
        h5p(description, { ...library(''), content: '{"machineName":"H5P.Z","majorVersion":1,"minorVersion":0}' }),
      ),
    'LIBRARY_MISSING',
  ],
  ['H5P with a library that leans on nothing', () => makeZip(h5p(description, library(NEEDS_B))), 'LIBRARY_MISSING'],
];

const NEEDS_B = ',"preloadedDependencies":[{"machineName":"H5P.B","majorVersion":"2","minorVersion":"1"}]';
const NO_ORGANIZATION =
  '<manifest><metadata><schemaversion>1.2</schemaversion></metadata><organizations/><resources/></manifest>';

function withManifest(content: string | Buffer): Buffer {
  return makeZip([{ name: 'imsmanifest.xml', content }, START]);
}
function withResource(more: string): Buffer {
  return makeZip([manifest('', { resources: RESOURCE.replace('</resource>', `${more}</resource>`) }), START]);
}
function withItem(more: string): Buffer {
  return makeZip([
    manifest('', { items: ITEM.replace('</item>', `${more}</item>`), version: '2004 4th Edition' }),
    START,
  ]);
}
function startAt(href: string): Buffer {
  return makeZip([manifest('', { resources: `<resource identifier="r" href="${href}"/>` }), START]);
}
function numbered(_: unknown, at: number): ZipFile {
  return { name: `${at}.html`, method: 0 };
}
/** The last entry of the table does not begin as entries do. */
function cutTable(archive: Buffer): Buffer {
  const cut = Buffer.from(archive);
  cut.writeUInt32LE(0, cut.lastIndexOf('PK\u0001\u0002'));
  return cut;
}
function overlapping(): ZipFile[] {
  const first = { name: 'n0', content: noise, method: 0 };
  const rest = Array.from({ length: 400 }, (_, at) => ({ ...first, name: `n${at + 1}`, sharesWith: good.length }));
  return [first, ...rest];
}

describe('an archive that must not be taken', () => {
  it.each(NAMES)('%s in a name is refused', async (_, name, code) => {
    expect(await answerTo(makeZip(named(name)))).toBe(code);
  });

  it.each(ARCHIVES)('%s is refused', async (_, archive, code) => {
    expect(await answerTo(archive())).toBe(code);
  });

  it('leaves nothing behind, inside and outside of its folder', async () => {
    for (const [, archive] of ARCHIVES) await answerTo(archive());
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['package.zip']));
    expect(readdirSync(folder).filter((name) => name !== 'package.zip' && name !== 'packages')).toEqual([]);
    expect(readdirSync(packages)).toEqual([]);
  });

  it('is named in a sentence that cannot write on a terminal', () => {
    expect(new PackageFault('NAME_ODD', 'a\u001b[2J\u202e.html').message).toBe(
      '"a�[2J�.html" is not a name that every device can keep.',
    );
  });
});
