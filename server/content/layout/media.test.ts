import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { collectMedia } from './media.ts';

const folder = mkdtempSync(join(tmpdir(), 'campus-media-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PICTURE = `<svg>${'<path d="M0 0h8"/>'.repeat(20)}</svg>`;
const SUBTITLES = 'WEBVTT\n\n00:00.000 --> 00:02.000\nGuten Tag.\n';

describe('the files of a campus', () => {
  it('lie compressed beside themselves where they are text, and films by their own bytes alone', () => {
    const media = collectMedia();
    const texts = [media.add(PICTURE, 'svg'), media.add(SUBTITLES, 'vtt')].map((address) => basename(address));
    const others = [media.add('film', 'webm'), media.add('photograph', 'webp')].map((address) => basename(address));
    media.writeTo(folder);
    expect(readdirSync(folder)).toEqual([...texts, ...texts.map((name) => `${name}.br`), ...others].toSorted());
    const unpacked = texts.map((name) => brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString());
    expect(unpacked).toEqual([PICTURE, SUBTITLES]);
  });

  it('are compressed by the next import where an earlier release has written them', () => {
    const media = collectMedia();
    const name = basename(media.add(PICTURE, 'svg'));
    media.writeTo(folder);
    rmSync(join(folder, `${name}.br`));
    media.writeTo(folder);
    expect(readdirSync(folder)).toEqual([name, `${name}.br`]);
  });
});
