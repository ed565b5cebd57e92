import { describe, expect, it } from 'vitest';
import { resolveMoment } from './resolve-moment.ts';

const NOW = new Date(2026, 10, 21, 12, 30, 0);
const local = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes).toISOString();

describe('a relative time', () => {
  it.each([
    ['now', local(21, 12, 30)],
    ['now-20min', local(21, 12, 10)],
    ['now+2h', local(21, 14, 30)],
    ['now-9d', local(12, 12, 30)],
    ['now-9d 18:00', local(12, 18, 0)],
    ['now+1d 08:05', local(22, 8, 5)],
  ])('%s is counted from the import', (moment, wanted) => {
    expect(resolveMoment(moment, NOW)).toBe(wanted);
  });
});
