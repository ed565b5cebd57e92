import { expect, it } from 'vitest';
import { shiftedBy } from './shifted-by.ts';

it.each([
  ['a week later', '2027-05-03T16:00:00.000Z', 7, '2027-05-10T16:00:00.000Z'],
  ['a day earlier', '2027-05-03T16:00:00.000Z', -1, '2027-05-02T16:00:00.000Z'],
  ['over the change to summer time', '2027-03-27T17:00:00.000Z', 1, '2027-03-28T16:00:00.000Z'],
  ['back over it', '2027-03-28T16:00:00.000Z', -1, '2027-03-27T17:00:00.000Z'],
  ['onto a time that comes twice: the earlier', '2027-10-30T00:30:00.000Z', 1, '2027-10-31T00:30:00.000Z'],
])('a moment is moved by days, and keeps its time of day: %s', (_, moment, days, after) => {
  expect(shiftedBy(moment, days, 'Europe/Berlin')).toBe(after);
});
