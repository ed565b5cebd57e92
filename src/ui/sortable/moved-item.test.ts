import { expect, it } from 'vitest';
import { movedItem } from './moved-item.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 0, 'bac'],
  [1, 1, 'abc'],
])('what stands at %i and goes to %i makes %s of abc', (from, to, expected) => {
  expect(movedItem(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
