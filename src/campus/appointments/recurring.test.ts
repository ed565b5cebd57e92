import { describe, expect, it } from 'vitest';
import { datesOf, OCCURRENCES_MAX } from './recurring.ts';

const at = (start: string, end: string) => ({ start, end });
const wallTimes = (zone: string, starts: string[]) =>
  starts.map((start) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(start),
    ),
  );

describe('a series of appointments', () => {
  it.each([
    ['Europe/Berlin', '2027-03-21T17:00:00Z', ['21/03/2027, 18:00', '28/03/2027, 18:00', '04/04/2027, 18:00']],
    ['Europe/Berlin', '2027-10-24T16:00:00Z', ['24/10/2027, 18:00', '31/10/2027, 18:00', '07/11/2027, 18:00']],
    ['America/New_York', '2027-03-07T23:00:00Z', ['07/03/2027, 18:00', '14/03/2027, 18:00', '21/03/2027, 18:00']],
    ['Asia/Tehran', '2027-03-21T14:30:00Z', ['21/03/2027, 18:00', '28/03/2027, 18:00', '04/04/2027, 18:00']],
    ['Asia/Kabul', '2027-03-21T13:30:00Z', ['21/03/2027, 18:00', '28/03/2027, 18:00', '04/04/2027, 18:00']],
    ['Africa/Cairo', '2027-04-25T16:00:00Z', ['25/04/2027, 18:00', '02/05/2027, 18:00', '09/05/2027, 18:00']],
    ['Australia/Lord_Howe', '2027-03-28T07:00:00Z', ['28/03/2027, 18:00', '04/04/2027, 18:00', '11/04/2027, 18:00']],
  ])('in %s stays at its time of day, from %s on', (zone, start, wall) => {
    const end = new Date(Date.parse(start) + 5_400_000).toISOString();
    const until = new Date(Date.parse(start) + 15 * 86_400_000).toISOString();
    const dates = datesOf(at(start, end), { frequency: 'WEEKLY', until, zone });
    expect(
      wallTimes(
        zone,
        dates.map((date) => date.start),
      ),
    ).toEqual(wall);
    expect(dates.map((date) => Date.parse(date.end) - Date.parse(date.start))).toEqual([
      5_400_000, 5_400_000, 5_400_000,
    ]);
  });

  it('whose time is leapt over is an hour later on that day, and back the day after', () => {
    const first = at('2027-03-27T01:30:00Z', '2027-03-27T02:30:00Z');
    const dates = datesOf(first, { frequency: 'DAILY', until: '2027-03-29T23:00:00Z', zone: 'Europe/Berlin' });
    const wall = ['27/03/2027, 02:30', '28/03/2027, 03:30', '29/03/2027, 02:30'];
    expect(
      wallTimes(
        'Europe/Berlin',
        dates.map(({ start }) => start),
      ),
    ).toEqual(wall);
  });

  it('whose time comes twice is at the earlier', () => {
    const first = at('2027-10-30T00:30:00Z', '2027-10-30T01:30:00Z');
    const dates = datesOf(first, { frequency: 'DAILY', until: '2027-10-31T23:00:00Z', zone: 'Europe/Berlin' });
    expect(dates.map(({ start }) => start)).toEqual(['2027-10-30T00:30:00.000Z', '2027-10-31T00:30:00.000Z']);
  });

  it.each([
    ['DAILY', '2027-02-03T12:00:00Z', ['2027-01-31', '2027-02-01', '2027-02-02', '2027-02-03']],
    ['BIWEEKLY', '2027-03-01T12:00:00Z', ['2027-01-31', '2027-02-14', '2027-02-28']],
    ['MONTHLY', '2027-04-30T12:00:00Z', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
  ] as const)('%s until %s, the last moment included', (frequency, until, days) => {
    const dates = datesOf(at('2027-01-31T12:00:00Z', '2027-01-31T13:00:00Z'), { frequency, until, zone: 'UTC' });
    expect(dates.map(({ start }) => start.slice(0, 10))).toEqual(days);
  });

  it('ends, whatever somebody wrote', () => {
    const first = at('2027-01-31T12:00:00Z', '2027-01-31T13:00:00Z');
    const dates = datesOf(first, { frequency: 'DAILY', until: '9999-01-01T00:00:00Z', zone: 'UTC' });
    expect(dates).toHaveLength(OCCURRENCES_MAX);
  });
});
