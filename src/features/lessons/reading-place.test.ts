import { describe, expect, it } from 'vitest';
import { isElsewhere } from './reading-place.ts';

const at = (componentId: string | null, offset: number | null = null, seconds?: number, ...openParts: string[]) => ({
  componentId,
  offset,
  seconds: null,
  openParts,
  films: seconds === undefined ? [] : [{ componentId: 'film', seconds }],
});

describe('a place that is worth keeping', () => {
  it.each([
    ['the first one', undefined, at('a', 0), true],
    ['another part', at('a', 0.9), at('b', 0), true],
    ['a good step', at('a', 0.2), at('a', 0.35), true],
    ['a trembling finger', at('a', 0.2), at('a', 0.24), false],
    ['a film that goes on', at('a', 0, 10), at('a', 0, 12), true],
    ['a film that stands', at('a', 0, 10), at('a', 0, 10.2), false],
    ['a film that was begun', at('a', 0), at('a', 0, 0.2), true],
    ['what was unfolded', at('a', 0, 10), at('a', 0, 10, 'b'), true],
    ['what was folded again', at('a', 0, 10, 'b'), at('a', 0, 10), true],
  ])('%s', (_, before, now, isWorth) => {
    expect(isElsewhere(before, now)).toBe(isWorth);
  });
});
