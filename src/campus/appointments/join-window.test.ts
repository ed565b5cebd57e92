import { describe, expect, it } from 'vitest';
import { canBeJoined, joinWindowOf, nextTurnOf } from './join-window.ts';

const START = '2027-03-28T18:00:00.000Z';

describe('an appointment', () => {
  it.each([
    ['2027-03-28T17:44:59.999Z', 'early'],
    ['2027-03-28T17:45:00.000Z', 'open'],
    ['2027-03-28T19:30:00.000Z', 'open'],
    ['2027-03-28T19:30:00.001Z', 'late'],
  ])('at %s is %s to be joined', (now, window) => {
    expect(joinWindowOf({ start: START }, new Date(now))).toBe(window);
  });

  it.each([
    ['TAKEN', 'https://meet.example/a', true],
    ['AVAILABLE', 'https://meet.example/a', false],
    ['TAKEN', '', false],
    ['TAKEN', null, false],
  ] as const)('that is %s with the address %s has a way in: %s', (denomination, url, isOpen) => {
    expect(canBeJoined({ status: { denomination }, url })).toBe(isOpen);
  });

  it.each([
    ['its deadline', '2027-03-28T11:59:59.000Z', 1001],
    ['its opening', '2027-03-28T17:44:00.000Z', 60_000],
    ['its start', '2027-03-28T17:59:00.000Z', 60_000],
    ['its end', '2027-03-28T18:59:00.000Z', 60_000],
    ['its closing', '2027-03-28T19:29:59.000Z', 1001],
    ['nothing more', '2027-03-28T19:31:00.000Z', undefined],
  ])('wakes a card for %s', (_, now, wait) => {
    const times = { start: START, end: '2027-03-28T19:00:00.000Z', registrationDeadline: '2027-03-28T12:00:00.000Z' };
    expect(nextTurnOf(times, new Date(now))).toBe(wait);
  });
});
