import { describe, expect, it } from 'vitest';
import { doOverlap, isInLiveWindow, isLiveNow, nextAppointment } from './next-appointment.ts';

const at = (from: string, to: string) => ({ start: `2027-03-27T${from}:00.000Z`, end: `2027-03-27T${to}:00.000Z` });
const NOON = new Date('2027-03-27T12:00:00.000Z');

describe('the next appointment', () => {
  it.each([
    ['one that runs', [at('14:00', '15:00'), at('11:00', '13:00')], 1],
    ['the earliest to come', [at('18:00', '19:00'), at('14:00', '15:00')], 1],
    ['none that has just ended', [at('11:00', '12:00'), at('14:00', '15:00')], 1],
    ['of two at once the shorter', [at('14:00', '16:00'), at('14:00', '15:00')], 1],
    ['none where all are over', [at('10:00', '11:00'), at('11:00', '12:00')], undefined],
  ])('is %s', (_, appointments, which) => {
    expect(nextAppointment(appointments, NOON)).toBe(which === undefined ? undefined : appointments[which]);
  });

  it.each([
    ['11:59', '12:01', true],
    ['12:00', '13:00', true],
    ['11:00', '12:00', false],
  ])('from %s to %s is live at noon: %s', (from, to, isLive) => {
    expect(isLiveNow(at(from, to), NOON)).toBe(isLive);
  });

  it.each([
    ['2027-03-28T12:00:00.000Z', true],
    ['2027-03-28T12:00:00.001Z', false],
    ['2027-03-27T12:00:00.000Z', true],
  ])('that begins at %s is of the next 24 hours: %s', (start, isIn) => {
    expect(isInLiveWindow({ start, end: '2027-03-29T00:00:00.000Z' }, NOON)).toBe(isIn);
  });

  it.each([
    ['one after the other', at('10:00', '11:00'), at('11:00', '12:00'), false],
    ['a minute too early', at('10:00', '11:01'), at('11:00', '12:00'), true],
    ['one within the other', at('10:00', '14:00'), at('11:00', '12:00'), true],
    ['the same', at('10:00', '14:00'), at('10:00', '14:00'), true],
  ])('overlaps: %s', (_, one, other, isBoth) => {
    expect([doOverlap(one, other), doOverlap(other, one)]).toEqual([isBoth, isBoth]);
  });
});
