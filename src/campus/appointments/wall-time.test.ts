import { describe, expect, it } from 'vitest';
import { momentOfWall, wallTimeOf } from './wall-time.ts';

const BERLIN = 'Europe/Berlin';

describe('a day and a time of it by the clocks of a zone', () => {
  it.each([
    ['in winter', '2027-01-10T18:30', BERLIN, '2027-01-10T17:30:00.000Z'],
    ['in summer', '2027-07-10T18:30', BERLIN, '2027-07-10T16:30:00.000Z'],
    ['by half an hour', '2027-07-10T18:30', 'Asia/Kabul', '2027-07-10T14:00:00.000Z'],
    ['over the date line', '2027-07-10T00:15', 'Pacific/Auckland', '2027-07-09T12:15:00.000Z'],
    ['the minute before clocks are put forward', '2027-03-28T01:59', BERLIN, '2027-03-28T00:59:00.000Z'],
    ['the minute after', '2027-03-28T03:00', BERLIN, '2027-03-28T01:00:00.000Z'],
    ['shown twice: the earlier', '2027-10-31T02:30', BERLIN, '2027-10-31T00:30:00.000Z'],
  ])('is a moment: %s', (_, wall, zone, moment) => {
    expect(momentOfWall(wall, zone)).toBe(moment);
    expect(wallTimeOf(moment, zone)).toBe(wall);
  });

  it.each([
    ['what clocks leap over', '2027-03-28T02:30'],
    ['a day that is none', '2027-02-30T10:00'],
    ['nothing', ''],
    ['half of one', '2027-02-20'],
    ['something else', 'soon'],
  ])('is none: %s', (_, wall) => {
    expect(momentOfWall(wall, BERLIN)).toBeUndefined();
  });

  it('shows the second of two equal times as the first: nobody meant the other', () => {
    expect(wallTimeOf('2027-10-31T01:30:00.000Z', BERLIN)).toBe('2027-10-31T02:30');
  });
});
