import { expect, it } from 'vitest';
import { datesByMonth } from './dates-by-month.ts';
import type { AttendanceDate } from './queries.ts';

/** An hour at noon of a day, by the clocks of the device. */
function at(month: number, day: number, year = 2026): AttendanceDate {
  const start = new Date(year, month - 1, day, 12);
  const end = new Date(start.getTime() + 3_600_000);
  return {
    id: `${year}-${month}-${day}`,
    denomination: 'Speaking café',
    location: null,
    type: null,
    start: start.toISOString(),
    end: end.toISOString(),
    maxParticipants: 0,
    numberOfParticipants: 0,
  };
}
const idsOf = (months: ReturnType<typeof datesByMonth>['ahead']) =>
  months.map(({ dates }) => dates.map(({ id }) => id));

it('the dates of all runs come by month: what is next first, then what was last', () => {
  const one = [at(9, 29), at(11, 24), at(12, 1), at(12, 8)];
  const other = [at(11, 3), at(11, 10), at(11, 26)];
  const { ahead, past } = datesByMonth(
    [{ appointments: one }, { appointments: other }],
    new Date(2026, 10, 24, 12, 30),
  );
  expect(idsOf(ahead)).toEqual([
    ['2026-11-24', '2026-11-26'],
    ['2026-12-1', '2026-12-8'],
  ]);
  expect(idsOf(past)).toEqual([['2026-11-10', '2026-11-3'], ['2026-9-29']]);
});

it('the same month of another year is another one', () => {
  const { ahead } = datesByMonth([{ appointments: [at(1, 5), at(1, 5, 2027)] }], new Date(2026, 0, 1));
  expect(idsOf(ahead)).toEqual([['2026-1-5'], ['2027-1-5']]);
});

it('where there are none, there are no months', () => {
  expect(datesByMonth([], new Date())).toEqual({ ahead: [], past: [] });
});
