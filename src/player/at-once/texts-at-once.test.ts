import { describe, expect, it } from 'vitest';
import type { PackageIndex } from '#campus/packages/package-index.ts';
import { decoded, textsAtOnce } from './texts-at-once.ts';

const MB = 1024 * 1024;

const anIndex = (files: Readonly<Record<string, number>>): PackageIndex => ({
  content: { kind: 'h5p', title: 'Any', mainLibrary: 'H5P.Any 1.0', language: null },
  files: Object.entries(files).map(([path, size]) => ({ path, size, hash: '' })),
  asksAtOnce: true,
});

describe('the texts that a package may ask for at once', () => {
  it('are all that are small enough together, by the addresses that a page asks for', async () => {
    const index = anIndex({
      'a b/ä.xml': 10,
      'film.mp4': 10,
      'big.json': 15 * MB,
      'bigger.js': 16 * MB,
      'gone.txt': 5,
    });
    const asked: string[] = [];
    const texts = await textsAtOnce(index, 'p1', async (path) => {
      asked.push(path);
      return path.endsWith('gone.txt') ? null : { type: 'text/plain', body: new Blob(['words']) };
    });
    const folder = '/packages/p1/files/';
    expect(asked).toEqual([`${folder}gone.txt`, `${folder}a%20b/%C3%A4.xml`, `${folder}big.json`]);
    expect([...texts.keys()]).toEqual([`${folder}a%20b/%C3%A4.xml`, `${folder}big.json`]);
    expect(texts.get(`${folder}big.json`)).toEqual({ type: 'text/plain', text: 'words' });
  });

  it.each([
    ['UTF-8', Buffer.from('Größe')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFGröße')],
    ['UTF-16', Buffer.from('\uFEFFGröße', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\uFEFFGröße', 'utf16le').swap16()],
  ])('are read letter by letter: %s', (_, bytes) => {
    expect(decoded(new Uint8Array(bytes))).toBe('Größe');
  });

  it('are read by what an XML declaration says, where that is an encoding', () => {
    const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Größe</a>`;
    expect(decoded(new Uint8Array(Buffer.from(xml('ISO-8859-1'), 'latin1')))).toContain('<a>Größe</a>');
    expect(decoded(new Uint8Array(Buffer.from(xml('no-such-thing'))))).toContain('<a>Größe</a>');
  });
});
