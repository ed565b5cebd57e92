import { expect, it } from 'vitest';
import { freshSeeds } from '#tools/test/seeds.ts';

it('a run plays seeds that no earlier run has played, and numbers of 32 bits for decades', () => {
  const [first, histories] = freshSeeds(new Date('2026-11-23T13:30:00Z'), 300);
  const [next] = freshSeeds(new Date('2026-11-23T13:31:00Z'), 300);
  expect(next).toBeGreaterThanOrEqual(first + histories);
  expect(freshSeeds(new Date('2052-01-01T00:00:00Z'), 300)[0]).toBeLessThan(2 ** 32);
});
