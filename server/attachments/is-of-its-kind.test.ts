import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentKindOf } from '#campus/attachments/attachment-kinds.ts';
import { isKindOfHead, isOfItsKind } from './is-of-its-kind.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinds-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const latin = (text: string) => Buffer.from(text, 'latin1');
const withMark = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const taken = (name: string, bytes: Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return isOfItsKind(path, name);
};
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');

const TAKEN: readonly (readonly [name: string, bytes: Buffer])[] = [
  ...[
    'BMW und Audi',
    'BM;Name;Ort',
    'GIF-Bilder',
    'GIF89a is a format',
    'MZ-Gruppe 3',
    'ID3 is a tag',
    'OggS',
    'fLaC',
    'PK',
    '#!AMR',
    'RIFF',
    'II* note',
    '{\\x',
    '<?xml version="1.0"?>',
  ].flatMap((text) => [
    ['notes.txt', Buffer.from(`${text}\nÜbung\n`)] as const,
    ['table.csv', Buffer.from(`${text}\r\n1;2\r\n`)] as const,
  ]),
  ['utf-16.txt', withMark('BMW Übung')],
  ['utf-16-big.csv', withMark('a;b\r\nПривет;1').swap16()],
  ['windows-1252.txt', latin('\xdcbung f\xfcr Anf\xe4nger\r\n10 \x80 \x84Gr\xfc\xdfe\x93 \x96 \xe0 la carte')],
  ['windows-1251.csv', latin('\xc8\xec\xff;\xc3\xee\xf0\xee\xe4\r\n')],
  ['euro.csv', latin('Preis;10 \x80\r\n')],
  ['photo.jfif', JPEG],
  ['photo.jpe', JPEG],
  ['PHOTO.JFIF', JPEG],
  ['letter.rtf', Buffer.from('{\\rtf1\\ansi Hallo}')],
  ['voice.amr', Buffer.from('#!AMR\n\x3c\x00\x00')],
  [
    'voice.opus',
    Buffer.concat([
      Buffer.from('4f67675300020000000000000000000000000000000000000000', 'hex'),
      Buffer.from('\x01\x13OpusHead\x01\x01'),
    ]),
  ],
  ['form.pdf', Buffer.from('\n%PDF-1.4\n')],
  ['form-windows.pdf', Buffer.from('\r\n\r\n %PDF-1.7\n')],
];

describe('a file that people bring', () => {
  it.each(TAKEN)('%s is taken: %j', async (name, bytes) => {
    expect(await taken(name, bytes)).toBe(true);
  });

  it.each([
    ['program.txt', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['picture.txt', Buffer.from('47494638396101000100800000000000ffffff', 'hex')],
    ['sound.csv', Buffer.from('49443303000000000021', 'hex')],
    ['bitmap.txt', Buffer.from('424d460000000000000036000000', 'hex')],
    ['document.txt', Buffer.from('%PDF-1.4\n')],
    ['document-after-a-line.txt', Buffer.from('\n%PDF-1.4\n')],
    ['letter.txt', Buffer.from('{\\rtf1\\ansi Hallo}')],
    ['zero.txt', Buffer.from('He\0llo')],
    ['half.txt', Buffer.from([0xc3, 0x28, 0x41])],
    ['text.jfif', Buffer.from('a photo')],
    ['words.pdf', Buffer.from('Read %PDF-1.4\n')],
    ['text.rtf', Buffer.from('Hallo')],
  ])('%s is refused: %j', async (name, bytes) => {
    expect(await taken(name, bytes)).toBe(false);
  });

  it('as a document may have blanks before it, too', async () => {
    expect(await isKindOfHead(Buffer.from('\r\n%PDF-1.4\n'), attachmentKindOf('id.pdf'))).toBe(true);
    expect(await isKindOfHead(Buffer.from('\r\nhello'), attachmentKindOf('id.pdf'))).toBe(false);
  });
});
