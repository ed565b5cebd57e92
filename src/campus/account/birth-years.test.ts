import { describe, expect, it } from 'vitest';
import { birthYears, isBirthday } from './birth-years.ts';

const now = new Date('2026-11-22T10:00:00Z');

describe('birth years (PROFILE-3)', () => {
  it.each([
    [false, 2008],
    [true, 2026],
  ])('with allowUnderage %s run from %i down to 1900', (allowUnderage, last) => {
    const years = birthYears({ allowUnderage, now });
    expect([years.at(0), years.at(-1)]).toEqual([last, 1900]);
    expect(years).toHaveLength(last - 1900 + 1);
  });

  it.each([
    ['2001-03-09', false, true],
    ['1900-01-01', false, true],
    ['1899-12-31', false, false],
    ['2008-12-31', false, true],
    ['2009-01-01', false, false],
    ['2009-01-01', true, true],
    ['2026-11-23', true, false],
    ['2001-02-30', false, false],
    ['2001-3-9', false, false],
    ['', false, false],
  ])('%s, allowUnderage %s: %s', (value, allowUnderage, may) => {
    expect(isBirthday(value, { allowUnderage, now })).toBe(may);
  });
});
