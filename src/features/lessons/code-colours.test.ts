import { describe, expect, it } from 'vitest';
import { colourLines } from './code-colours.ts';

const CODE = '<!-- two\nlines -->\n<p class="a">Hi</p>';

describe('the colours of code', () => {
  it('change nothing of its text, line by line', () => {
    const lines = colourLines('html', CODE) ?? [];
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(CODE);
  });

  it('go on over the end of a line, and say where each piece begins', () => {
    const [first, second, third] = colourLines('html', CODE) ?? [];
    expect([first?.[0]?.scope, second?.[0]?.scope]).toEqual(['comment', 'comment']);
    expect(third?.map(({ column }) => column)).toEqual([...new Set(third?.map(({ column }) => column))]);
    expect(third?.find(({ text }) => text === 'p')?.scope).toBe('name');
  });

  it('are none for a language that nobody colours', () => {
    expect(colourLines('klingon', CODE)).toBeUndefined();
  });
});
