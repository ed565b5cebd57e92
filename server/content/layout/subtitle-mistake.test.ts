import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subtitleMistake } from './subtitle-mistake.ts';

const DEMO_FILES = join(import.meta.dirname, '../demo/lantern/files');

describe('subtitles', () => {
  it.each([
    ['SubRip', '1\n00:00:01,000 --> 00:00:02,000\nHi\n', ' is no WebVTT file: it begins with WEBVTT'],
    [
      'a word that only begins so',
      'WEBVTTX\n\n00:01.000 --> 00:02.000\nHi\n',
      ' is no WebVTT file: it begins with WEBVTT',
    ],
    ['a head alone', 'WEBVTT', ' has no cue: '],
    ['a note alone', 'WEBVTT\n\nNOTE nothing yet\n', ' has no cue: '],
    ['the commas of SubRip', 'WEBVTT\n\n1\n00:00:01,000 --> 00:00:02,000\nHi\n', ', line 4: has commas as SubRip'],
    ['one comma', 'WEBVTT\n\n00:01.000 --> 00:02,500\nHi\n', ', line 3: has commas as SubRip'],
    ['a time without thousandths', 'WEBVTT\n\n00:01 --> 00:02\nHi\n', ', line 3: is no time of a cue'],
    ['seventy seconds', 'WEBVTT\n\n00:70.000 --> 01:20.000\nHi\n', ', line 3: is no time of a cue'],
    [
      'an end before its beginning',
      'WEBVTT\r\n\r\n00:04.000 --> 00:01.000\r\nHi\r\n',
      ', line 3: ends before it begins',
    ],
  ])('with %s are refused', (_, text, mistake) => {
    expect(subtitleMistake(text)?.startsWith(mistake)).toBe(true);
  });

  it.each([
    ['hours', 'WEBVTT\n\n00:00:01.000 --> 100:00:02.000\nHi\n'],
    ['settings', 'WEBVTT - title\n\nNOTE x\n\nfirst\n00:01.000 --> 00:02.000 align:start\nHi\n'],
    ['line ends of Windows', 'WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nHi\r\n'],
    ['tabs', 'WEBVTT\tx\n\n00:01.000\t-->\t00:02.000\nHi\n'],
  ])('with %s are taken', (_, text) => {
    expect(subtitleMistake(text)).toBeUndefined();
  });

  it.each(['ar', 'de', 'en', 'fr', 'tr', 'uk'])('of the demo are taken: %s', (language) => {
    expect(subtitleMistake(readFileSync(join(DEMO_FILES, `greetings.${language}.vtt`), 'utf8'))).toBeUndefined();
  });
});
