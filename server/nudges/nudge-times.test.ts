import { describe, expect, it } from 'vitest';
import { eveOf, isQuiet, isTooSoonAgain, outsideQuiet, soonBefore, unfinishedAfter } from './nudge-times.ts';

const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';
const KABUL = 'Asia/Kabul';
const iso = (date: Date | undefined) => date?.toISOString().slice(0, 16);

// Clocks go back on 25 October 2026 in Berlin and on 1 November in New York, and forward on 28 March 2027 and 14 March.
describe('quiet hours', () => {
  it.each([
    ['2026-10-20T18:59Z', BERLIN, false],
    ['2026-10-20T19:00Z', BERLIN, true],
    ['2026-10-21T05:59Z', BERLIN, true],
    ['2026-10-21T06:00Z', BERLIN, false],
    ['2026-10-26T19:59Z', BERLIN, false],
    ['2026-10-26T20:00Z', BERLIN, true],
    ['2026-10-26T07:00Z', BERLIN, false],
    ['2026-10-26T06:59Z', BERLIN, true],
    ['2026-10-21T00:59Z', NEW_YORK, false],
    ['2026-10-21T01:00Z', NEW_YORK, true],
    ['2026-10-21T03:30Z', KABUL, false],
    ['2026-10-21T03:29Z', KABUL, true],
  ])('at %s in %s: %s', (moment, zone, quiet) => {
    expect(isQuiet(new Date(moment), zone)).toBe(quiet);
  });

  it.each([
    ['what is outside stays', '2026-10-20T12:34Z', BERLIN, '2026-10-20T12:34'],
    ['an evening goes to the morning', '2026-10-20T20:15Z', BERLIN, '2026-10-21T06:00'],
    ['a night to the same morning', '2026-10-21T01:15Z', BERLIN, '2026-10-21T06:00'],
    ['over the end of summer time', '2026-10-24T20:15Z', BERLIN, '2026-10-25T07:00'],
    ['in the hour that comes twice', '2026-10-25T00:30Z', BERLIN, '2026-10-25T07:00'],
    ['over the begin of summer time', '2027-03-27T21:00Z', BERLIN, '2027-03-28T06:00'],
    ['by the clocks of the person', '2026-11-01T02:00Z', NEW_YORK, '2026-11-01T13:00'],
  ])('%s', (_, moment, zone, wanted) => {
    expect(iso(outsideQuiet(new Date(moment), zone))).toBe(wanted);
  });
});

describe('the reminders of a date', () => {
  it.each([
    ['in the evening', '2026-10-22T17:00Z', BERLIN, '2026-10-21T16:00', '2026-10-22T16:00'],
    ['at nine', '2026-10-22T07:00Z', BERLIN, '2026-10-21T16:00', '2026-10-22T06:00'],
    ['before nine: the eve has said it', '2026-10-22T06:59Z', BERLIN, '2026-10-21T16:00', undefined],
    ['late at night', '2026-10-22T20:30Z', BERLIN, '2026-10-21T16:00', undefined],
    ['after midnight', '2026-10-21T22:30Z', BERLIN, '2026-10-21T16:00', undefined],
    ['on the day when clocks go back', '2026-10-25T17:00Z', BERLIN, '2026-10-24T16:00', '2026-10-25T16:00'],
    ['on the day after', '2026-10-26T17:00Z', BERLIN, '2026-10-25T17:00', '2026-10-26T16:00'],
    ['elsewhere on the same day', '2026-10-22T17:00Z', NEW_YORK, '2026-10-21T22:00', '2026-10-22T16:00'],
    ['where it is still the day before', '2026-10-22T03:00Z', NEW_YORK, '2026-10-20T22:00', undefined],
  ])('%s', (_, start, zone, eve, soon) => {
    expect(iso(eveOf(new Date(start), zone))).toBe(eve);
    expect(iso(soonBefore(new Date(start), zone))).toBe(soon);
  });
});

describe('the reminder of an unfinished lesson', () => {
  it.each([
    ['comes after three days', '2026-10-20T15:20Z', BERLIN, '2026-10-23T15:20'],
    ['at the same time of day where clocks went back', '2026-10-23T15:20Z', BERLIN, '2026-10-26T16:20'],
    ['and where they went forward', '2027-03-26T15:20Z', BERLIN, '2027-03-29T14:20'],
    ['in the morning where it was late', '2026-10-20T21:20Z', BERLIN, '2026-10-24T06:00'],
  ])('%s', (_, last, zone, wanted) => {
    expect(iso(unfinishedAfter(new Date(last), zone))).toBe(wanted);
  });

  it.each([
    ['six days', '2026-10-20T06:00Z', '2026-10-26T22:00Z', true],
    ['seven days, by the hour less', '2026-10-20T15:20Z', '2026-10-27T06:00Z', false],
  ])('rests a week: after %s', (_, last, now, isTooSoon) => {
    expect(isTooSoonAgain(new Date(last), new Date(now), BERLIN)).toBe(isTooSoon);
  });
});
