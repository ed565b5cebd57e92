import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';

/** Calls that change what is on the device or at the campus, and reject where they could not. */
const WRITE = /\bvoid\s+(?:\w+\.)+(?:save|pause|resume|update|updateAll|remove|setSettings|put|add|delete|enqueue)\(/;
/** The queue's own `send` says what could not be kept, and what is typed has to stay: `useSend` tells the screen (src/cache). */
const BARE_SEND = /\bvoid\s+send\(\s*client\b(?![^;]*\.catch\()/;

const SCREENS = nonEmpty(
  sourcesOf('src/features/**/*.ts', 'src/features/**/*.tsx', 'src/app/**/*.ts', 'src/app/**/*.tsx').filter(
    (source) => !isTest(source),
  ),
  'source of a screen',
);

/** Shows something before it is on the device; a screen that does has to show that it is not kept yet. */
const AHEAD = /\b(?:useOptimistic|onMutate|setQueryData)(?:<[^>]*>)?\(/;
/** The row that was put down stays in the hand meanwhile: a journey looks at each frame (tests/journeys/lists/list.spec.ts). */
const SHOWS_THAT_IT_WAITS = new Set(['src/features/lists/parts/sortable-items.tsx']);

describe('a screen', () => {
  it('shows nothing as kept before it is: pending changes are the overlay’s', () => {
    const ahead = SCREENS.filter(({ text }) => AHEAD.test(text)).map(({ path }) => path);
    expect(ahead.filter((path) => !SHOWS_THAT_IT_WAITS.has(path))).toEqual([]);
    expect(ahead.length, 'This test finds what it looks for.').toBe(SHOWS_THAT_IT_WAITS.size);
  });
});

describe('a write that fails', () => {
  it.each(SCREENS)('is not thrown away in $path', ({ path, text }) => {
    for (const pattern of [WRITE, BARE_SEND])
      expect(
        pattern.exec(text)?.[0],
        `${path}: say it where it fails (sayFailure of features/saved, useSend, or words in place).`,
      ).toBeUndefined();
  });

  it.each([
    ['a change of what is saved', 'onClick={() => void units.pause(unit)}'],
    ['over several lines', 'void  units.setSettings({\n monthlyCap })'],
    ['an entry of the queue', 'void send(client, markNotification, {});'],
  ])('is found by this test: %s', (_, text) => {
    expect(WRITE.test(text) || BARE_SEND.test(text)).toBe(true);
  });
});
