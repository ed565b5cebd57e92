import { describe, expect, it } from 'vitest';
import { lineAt } from './use-cues.ts';

const cues = [1, 4, 9].map((start) => ({ start, end: start + 2, text: String(start) }));

describe('the line of a transcript', () => {
  it.each([
    ['before anybody speaks', 0.5, -1],
    ['at its first moment', 1, 0],
    ['in a pause: the last one said', 3.5, 0],
    ['after going back', 4.2, 1],
    ['at the end', 60, 2],
  ])('%s', (_, seconds, line) => {
    expect(lineAt(cues, seconds)).toBe(line);
  });
});
