import { describe, expect, it } from 'vitest';
import { registrationOf, slotsLeft } from './registration.ts';

const DEADLINE = '2027-03-01T12:00:00.000Z';
const END = '2027-03-02T19:00:00.000Z';

describe('the places of an appointment', () => {
  it.each([
    [12, 5, 7],
    [12, 12, 0],
    [12, 14, 0],
    [0, 400, undefined],
  ])('of %d with %d people are never below none', (maxParticipants, numberOfParticipants, left) => {
    expect(slotsLeft({ maxParticipants, numberOfParticipants })).toBe(left);
  });

  it.each([
    ['before the deadline', DEADLINE, 'AVAILABLE', 3, 'open'],
    ['a second after the deadline', '2027-03-01T12:00:01.000Z', 'AVAILABLE', 3, 'late'],
    ['a millisecond after the deadline', '2027-03-01T12:00:00.001Z', 'AVAILABLE', 3, 'late'],
    ['with no place left', DEADLINE, 'AVAILABLE', 10, 'full'],
    ['whoever is in needs no place', DEADLINE, 'TAKEN', 10, 'registered'],
    ['whoever is in stays in after the deadline', '2027-03-01T12:00:01.000Z', 'TAKEN', 10, 'late'],
    ['at its end', END, 'TAKEN', 3, 'over'],
  ] as const)('are given as the time and the others allow: %s', (_, now, denomination, numberOfParticipants, state) => {
    const appointment = { end: END, registrationDeadline: DEADLINE, maxParticipants: 10, numberOfParticipants };
    expect(registrationOf({ ...appointment, status: { denomination } }, new Date(now))).toBe(state);
  });

  it('have no deadline where none is given', () => {
    const appointment = { end: END, registrationDeadline: null, maxParticipants: 0, numberOfParticipants: 3 };
    const status = { denomination: 'AVAILABLE' } as const;
    expect(registrationOf({ ...appointment, status }, new Date('2027-03-02T18:59:59.999Z'))).toBe('open');
  });
});
