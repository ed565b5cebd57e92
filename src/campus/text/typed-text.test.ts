import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { termsOf } from '#campus/search/words.ts';
import { trimTyped, typedLine } from './typed-text.ts';
import { listNameText } from './written-text.ts';

const MARKS = [
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u200b',
  '\u061c',
  '\u00ad',
  '\u2060',
];

describe('what is typed or pasted', () => {
  it.each(MARKS)('is read without U+%j around it', (mark) => {
    expect(typedLine(`${mark} Amal ${mark}`)).toBe('Amal');
    expect(trimTyped(` ${mark}Amal\n${mark}`)).toBe('Amal');
    expect(termsOf(`${mark}renting${mark} a${mark}`)).toEqual(termsOf('renting a'));
    expect(v.is(listNameText, `${mark} `)).toBe(false);
  });

  it('keeps the joiners of Persian words and of emoji, and marks inside of longer writing', () => {
    expect(typedLine('می\u200cشود')).toBe('می\u200cشود');
    expect(typedLine('👩\u200d🏫')).toBe('👩\u200d🏫');
    expect(trimTyped('a \u200eb\u200f c')).toBe('a \u200eb\u200f c');
  });
});
