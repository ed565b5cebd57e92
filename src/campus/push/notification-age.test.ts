import { expect, it } from 'vitest';
import { notificationAge } from './notification-age.ts';

const NOW = new Date(2026, 10, 22, 0, 10);

it.each([
  ['a minute ago', new Date(2026, 10, 22, 0, 9), 'today'],
  ['by a clock that runs ahead', new Date(2026, 10, 22, 0, 20), 'today'],
  ['twenty minutes ago, before midnight', new Date(2026, 10, 21, 23, 50), 'week'],
  ['six nights ago', new Date(2026, 10, 16, 8, 0), 'week'],
  ['seven nights ago', new Date(2026, 10, 15, 23, 59), 'earlier'],
  ['over the night in which the clocks went back', new Date(2026, 9, 25, 1, 0), 'earlier'],
])('%s', (_, at, age) => {
  expect(notificationAge(at, NOW)).toBe(age);
});
