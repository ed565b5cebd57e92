import { describe, expect, it } from 'vitest';
import { weekOf, weeksInARow } from './week.ts';

const on = (day: string) => new Date(`${day}T12:00:00Z`);

describe('weeks in a row', () => {
  it.each([
    ['a Monday', '2026-11-16T00:00:00.000Z', '2026-11-16'],
    ['a Sunday, to its last moment', '2026-11-22T23:59:59.999Z', '2026-11-16'],
    ['a year that begins in a week', '2027-01-01T10:00:00.000Z', '2026-12-28'],
  ])('begin on the Monday of %s', (_, moment, monday) => {
    expect(weekOf(new Date(moment))).toBe(monday);
  });

  it.each([
    ['never counted', { weeks: 0, lastWeek: null }, 1],
    ['counted before there were weeks', { weeks: 4, lastWeek: null }, 4],
    ['the same week again', { weeks: 3, lastWeek: '2026-11-16' }, 3],
    ['the week after', { weeks: 3, lastWeek: '2026-11-09' }, 4],
    ['a week was missed', { weeks: 9, lastWeek: '2026-11-02' }, 1],
  ])('are counted: %s', (_, before, weeks) => {
    expect(weeksInARow(before, on('2026-11-21'))).toBe(weeks);
  });
});
