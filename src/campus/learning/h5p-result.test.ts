import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { type H5pResult, mergeH5pResults } from './h5p-result.ts';

const SESSIONS = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];

/** Words of two devices, as they come: each session counts its own, and its clock goes on. */
const reports = fc.array(
  fc.record({
    session: fc.constantFrom(...SESSIONS),
    sequence: fc.integer({ min: 1, max: 50 }),
    state: fc.constantFrom(null, '"a"', '"b"'),
    score: fc.option(fc.record({ raw: fc.integer({ min: 0, max: 3 }), max: fc.integer({ min: 3, max: 4 }) })),
    isCompleted: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);
const resultOf = (word: Omit<H5pResult, 'at'>): H5pResult => ({
  ...word,
  at: new Date(word.sequence * 1000).toISOString(),
});
const all = (results: readonly H5pResult[]): H5pResult | null =>
  results.reduce<H5pResult | null>((known, one) => mergeH5pResults(known, one), null);

describe('what is known of an exercise', () => {
  it('gets neither worse nor open again, whatever is heard, and however often', () => {
    fc.assert(
      fc.property(reports, (made) => {
        const results = made.map(resultOf);
        const known = all(results);
        const best = Math.max(...results.map(({ score }) => (score === null ? -1 : score.raw / score.max)));
        expect(known?.score === null || known?.score === undefined ? -1 : known.score.raw / known.score.max).toBe(best);
        expect(known?.isCompleted).toBe(results.some(({ isCompleted }) => isCompleted));
        for (const one of nonEmpty(results, 'result')) expect(all([...results, one])).toEqual(known);
      }),
    );
  });

  it('goes on from the later state, in whatever order they are heard', () => {
    const one = resultOf({ session: SESSIONS[0] ?? '', sequence: 1, state: '"a"', score: null, isCompleted: false });
    const two = resultOf({ ...one, sequence: 2, state: '"b"' });
    const other = resultOf({ ...one, session: SESSIONS[1] ?? '', sequence: 3, state: '"c"' });
    for (const order of [
      [one, two, other],
      [other, two, one],
      [two, other, one],
    ])
      expect(all(order)?.state).toBe('"c"');
    expect(all([one, two])?.state).toBe('"b"');
    expect(mergeH5pResults(two, { ...other, state: null }).state).toBe('"b"');
  });
});
