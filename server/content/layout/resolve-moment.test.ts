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

describe('a time of a run', () => {
  it.each([
    ['2026-12-01 18:00', 'Europe/Berlin', '2026-12-01T17:00:00.000Z'],
    ['2026-07-01 18:00', 'Europe/Berlin', '2026-07-01T16:00:00.000Z'],
    ['2026-12-01 18:00', 'America/New_York', '2026-12-01T23:00:00.000Z'],
    ['2026-12-01 18:00', 'Asia/Kabul', '2026-12-01T13:30:00.000Z'],
    // It comes twice: the first is meant. It does not come: an hour later.
    ['2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29 02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ])('%s in %s is by its clocks', (moment, zone, wanted) => {
    expect(resolveMoment(moment, NOW, zone)).toBe(wanted);
  });

  it('that is relative means the days of the zone, the longest and the shortest too', () => {
    const evening = new Date('2026-11-22T23:30:00.000Z');
    expect(resolveMoment('now+1d 18:00', evening, 'Europe/Berlin')).toBe('2026-11-24T17:00:00.000Z');
    expect(resolveMoment('now+1d 18:00', evening, 'America/New_York')).toBe('2026-11-23T23:00:00.000Z');
    const long = new Date('2026-10-24T22:15:00.000Z');
    expect(resolveMoment('now+1d 00:30', long, 'Europe/Berlin')).toBe('2026-10-25T23:30:00.000Z');
    expect(resolveMoment('now+1d', long, 'Europe/Berlin')).toBe('2026-10-25T23:15:00.000Z');
  });
});
