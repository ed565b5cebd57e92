import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeZip, type ZipFile } from '#tests/support/packages/make-zip.ts';
import { importPackage } from './import-package.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'received-packages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function taken(...files: ZipFile[]) {
  const path = join(folder, 'package.zip');
  writeFileSync(path, makeZip(files));
  return (await importPackage(path, join(folder, 'packages'))).index;
}

describe('the names of an archive', () => {
  const start = (href: string): ZipFile => ({
    name: 'imsmanifest.xml',
    content: `<manifest identifier="m" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schemaversion>1.2</schemaversion></metadata><organizations><organization identifier="o"><title>C</title><item identifier="i" identifierref="r"><title>I</title></item></organization></organizations><resources><resource identifier="r" adlcp:scormtype="sco" href="${href}"/></resources></manifest>`,
  });
  it.each([
    ['of macOS, in UTF-8 without the flag and decomposed', Buffer.from('U\u0308bung.html'), 'Übung.html'],
    ['in UTF-8 without the flag', Buffer.from('درس.html'), 'درس.html'],
    ['in code page 437', Buffer.from('\x9abung.html', 'latin1'), 'Übung.html'],
    ['in code page 437 with accents side by side', Buffer.from('Gr\x94\xe1e.html', 'latin1'), 'Größe.html'],
    ['in code page 866', Buffer.from('\x93\xe0\xae\xaa.html', 'latin1'), 'Урок.html'],
  ])('%s are those that were meant', async (_, name, meant) => {
    for (const href of [meant, encodeURIComponent(meant), meant.normalize('NFD')])
      expect((await taken(start(href), { name, flags: 0 })).files.map(({ path }) => path)).toContain(meant);
    const kept = readdirSync(join(folder, 'packages'), { recursive: true, encoding: 'utf8' });
    expect(kept.some((path) => path.endsWith(meant))).toBe(true);
  });
});

describe('an H5P package', () => {
  it('is taken without what H5P passes over', async () => {
    const own = { machineName: 'H5P.A', majorVersion: 1, minorVersion: 0 };
    const library = JSON.stringify({ ...own, runnable: 1, preloadedJs: [{ path: 'a.js' }] });
    const passedOver = ['.eslintrc.yml', '_notes.php', '.github/run.sh', '_build/x.exe', '.gitignore'];
    const files = [
      { name: 'h5p.json', content: JSON.stringify({ mainLibrary: 'H5P.A', preloadedDependencies: [own] }) },
      { name: 'content/content.json', content: '{}' },
      { name: 'H5P.A-1.0/library.json', content: library },
      { name: 'H5P.A-1.0/a.js' },
      ...passedOver.map((name) => ({ name: `H5P.A-1.0/${name}`, content: 'x' })),
      { name: 'content/.hidden.bat', content: 'x' },
    ];
    expect((await taken(...files)).files.map((file) => file.path).sort()).toEqual([
      'H5P.A-1.0/a.js',
      'H5P.A-1.0/library.json',
      'content/content.json',
      'h5p.json',
    ]);
  });
});
