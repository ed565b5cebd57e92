import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isLaterPlace, lessonPlaceSchema } from './lesson-place.ts';

const EARLY = { at: '2027-01-11T08:00:00.000Z' };
const LATE = { at: '2027-01-11T08:00:00.001Z' };
const NOBODY_KNOWS = { at: null };

describe('the place in a lesson', () => {
  it.each([
    ['nothing is known yet', EARLY, null, true],
    ['a later act', LATE, EARLY, true],
    ['a later arrival of an earlier act', EARLY, LATE, false],
    ['the same moment: what comes last', EARLY, EARLY, true],
    ['written by an older release, on both sides', NOBODY_KNOWS, NOBODY_KNOWS, true],
    ['an older release said nothing of time', EARLY, NOBODY_KNOWS, true],
    ['nobody knows when it was', NOBODY_KNOWS, EARLY, false],
  ])('is taken: %s', (_, received, known, isTaken) => {
    expect(isLaterPlace(received, known)).toBe(isTaken);
  });

  it('of an older release can still be read', () => {
    const old = { componentId: 'c', offset: 0.5, seconds: null };
    expect(v.parse(lessonPlaceSchema, old)).toEqual({ ...old, at: null, openParts: [], films: [] });
  });
});
