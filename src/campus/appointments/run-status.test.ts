import { describe, expect, it } from 'vitest';
import type { Registration } from './registration.ts';
import { type RunDate, runAfter, runRefusal } from './run-status.ts';

it.each([
  ['the first place takes it', 'DA_COURSE', 'AVAILABLE', 'AVAILABLE', ['TAKEN', 'AVAILABLE'], 'TAKEN'],
  ['a place takes it where only the course was left', 'DA_COURSE', 'AVAILABLE', 'TAKEN', ['TAKEN'], 'TAKEN'],
  ['no place takes nothing', 'DA_COURSE', 'AVAILABLE', 'AVAILABLE', ['AVAILABLE'], 'AVAILABLE'],
  ['live sessions come again', 'DA_COURSE', 'TAKEN', 'TAKEN', ['AVAILABLE'], 'TAKEN'],
  ['the last place frees an event', 'OFFLINE_COURSE', 'TAKEN', 'TAKEN', ['AVAILABLE', 'AVAILABLE'], 'AVAILABLE'],
  ['another place keeps an event', 'OFFLINE_COURSE', 'TAKEN', 'TAKEN', ['AVAILABLE', 'TAKEN'], 'TAKEN'],
] as const)('a run follows its appointments: %s', (_, courseType, course, run, appointments, after) => {
  expect(runAfter({ courseType, course, run, appointments })).toBe(after);
});

const free = (registration: Registration): RunDate => ({ place: 'AVAILABLE', registration });
const mine = (registration: Registration): RunDate => ({ place: 'TAKEN', registration });

describe('a run that is taken as a whole', () => {
  it.each([
    ['is taken with dates to come', 'AVAILABLE', 'TAKEN', [free('open'), free('open')], undefined],
    ['is taken without any date', 'AVAILABLE', 'TAKEN', [], undefined],
    ['is taken for what is left of it', 'AVAILABLE', 'TAKEN', [free('over'), free('open')], undefined],
    ['is full as soon as one date is', 'AVAILABLE', 'TAKEN', [free('open'), free('full')], 'NO_SPOTS_LEFT'],
    ['is not full by a date that is mine', 'AVAILABLE', 'TAKEN', [free('open'), mine('registered')], undefined],
    ['is closed as soon as one date is', 'AVAILABLE', 'TAKEN', [free('full'), free('late')], 'DEADLINE_PASSED'],
    ['is over when all dates are', 'AVAILABLE', 'TAKEN', [free('over'), free('over')], 'APPOINTMENT_OVER'],
    ['taken twice is taken once', 'TAKEN', 'TAKEN', [mine('late'), mine('over')], undefined],
    ['takes a date that came to it', 'TAKEN', 'TAKEN', [mine('registered'), free('open')], undefined],
    ['does not take one that came and is full', 'TAKEN', 'TAKEN', [mine('late'), free('full')], 'NO_SPOTS_LEFT'],
    ['is left', 'TAKEN', 'AVAILABLE', [mine('registered'), mine('over')], undefined],
    ['is not left after a deadline', 'TAKEN', 'AVAILABLE', [mine('registered'), mine('late')], 'DEADLINE_PASSED'],
    ['is not left when it is over', 'TAKEN', 'AVAILABLE', [mine('over')], 'APPOINTMENT_OVER'],
    ['is left twice', 'AVAILABLE', 'AVAILABLE', [free('over')], undefined],
  ] as const)('%s', (_, from, to, dates, refusal) => {
    expect(runRefusal({ from, to, dates, enrollToAll: true, isActive: true })).toBe(refusal);
  });
});

describe('a run whose dates are taken one by one', () => {
  it.each([
    ['is taken with one of them', 'AVAILABLE', 'TAKEN', [mine('registered'), free('full')], undefined],
    ['is taken where it has none', 'AVAILABLE', 'TAKEN', [], undefined],
    ['is not taken without any', 'AVAILABLE', 'TAKEN', [free('open')], 'STATUS_NOT_POSSIBLE'],
    ['stays taken', 'TAKEN', 'TAKEN', [free('open')], undefined],
    ['is left where no date is left to give back', 'TAKEN', 'AVAILABLE', [mine('over'), free('open')], undefined],
    ['is not left with a date to come', 'TAKEN', 'AVAILABLE', [mine('registered')], 'STATUS_NOT_POSSIBLE'],
  ] as const)('%s', (_, from, to, dates, refusal) => {
    expect(runRefusal({ from, to, dates, enrollToAll: false, isActive: true })).toBe(refusal);
  });
});

it.each([
  ['taken anew', 'AVAILABLE', 'TAKEN', 'STATUS_NOT_POSSIBLE'],
  ['kept', 'TAKEN', 'TAKEN', undefined],
  ['left', 'TAKEN', 'AVAILABLE', undefined],
] as const)('a run that is not active any more is %s', (_, from, to, refusal) => {
  expect(runRefusal({ from, to, dates: [], enrollToAll: true, isActive: false })).toBe(refusal);
});
