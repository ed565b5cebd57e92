import { describe, expect, it } from 'vitest';
import { type CardDates, cardTimeOf, placesLeft, startFormOf } from './card-time.ts';

const TOMORROW: CardDates = {
  firstAppointmentTime: '2026-11-24T17:00:00.000Z',
  eventOverInfo: false,
  isLive: false,
  endingTime: '2026-11-24T18:30:00.000Z',
  registrationInfo: null,
};
const at = (moment: string) => new Date(moment);

describe('the dates on a card', () => {
  it.each([
    ['long before', '2026-11-20T12:00:00.000Z', { is: 'next', start: '2026-11-24T17:00:00.000Z' }],
    ['a moment before', '2026-11-24T16:59:59.999Z', { is: 'next', start: '2026-11-24T17:00:00.000Z' }],
    ['as it begins', '2026-11-24T17:00:00.000Z', { is: 'live', ends: '2026-11-24T18:30:00.000Z' }],
    ['a moment before its end', '2026-11-24T18:29:59.999Z', { is: 'live', ends: '2026-11-24T18:30:00.000Z' }],
    ['as it ends', '2026-11-24T18:30:00.000Z', { is: 'past', start: '2026-11-24T17:00:00.000Z' }],
    ['a year later', '2027-11-24T17:00:00.000Z', { is: 'past', start: '2026-11-24T17:00:00.000Z' }],
  ] as const)('are turned by the clock, %s', (_, now, time) => {
    expect(cardTimeOf(TOMORROW, at(now))).toEqual(time);
  });

  it('lead from the one that runs to the one after it', () => {
    const live: CardDates = {
      ...TOMORROW,
      isLive: true,
      firstAppointmentTime: '2026-12-01T17:00:00.000Z',
    };
    expect(cardTimeOf(live, at('2026-11-24T17:30:00.000Z'))).toEqual({ is: 'live', ends: live.endingTime });
    expect(cardTimeOf(live, at('2026-11-24T19:00:00.000Z'))).toEqual({ is: 'next', start: live.firstAppointmentTime });
  });

  it('are over when the campus says so, and none where there are none', () => {
    const none = { ...TOMORROW, firstAppointmentTime: null, endingTime: null };
    expect(cardTimeOf({ ...none, eventOverInfo: true }, at('2026-11-25T00:00:00.000Z'))).toEqual({ is: 'over' });
    expect(cardTimeOf(none, at('2026-11-25T00:00:00.000Z'))).toEqual({ is: 'none' });
  });
});

describe('places on a card', () => {
  const info = {
    registrationDeadline: '2026-11-23T17:00:00.000Z',
    maxParticipants: 10,
    numberOfParticipants: 7,
    isRegistered: false,
  };
  const left = (has: Partial<typeof info>, now = '2026-11-23T17:00:00.000Z') =>
    placesLeft({ registrationInfo: { ...info, ...has } }, at(now));

  it('are counted down to none and never below', () => {
    expect([left({}), left({ numberOfParticipants: 10 }), left({ numberOfParticipants: 12 })]).toEqual([3, 0, 0]);
  });

  it('are no question without a limit, with a place of one’s own, and after the deadline', () => {
    expect(left({ maxParticipants: 0 })).toBeUndefined();
    expect(left({ isRegistered: true })).toBeUndefined();
    expect(left({}, '2026-11-23T17:00:00.001Z')).toBeUndefined();
    expect(placesLeft({ registrationInfo: null }, at('2026-11-23T17:00:00.000Z'))).toBeUndefined();
  });
});

describe('the beginning of a session', () => {
  const start = new Date(2026, 10, 24, 18, 0).toISOString();
  it.each([
    ['today', new Date(2026, 10, 24, 0, 0)],
    ['today', new Date(2026, 10, 24, 23, 59)],
    ['this-year', new Date(2026, 10, 23, 23, 59)],
    ['this-year', new Date(2026, 0, 1)],
    ['other-year', new Date(2025, 11, 31)],
    ['other-year', new Date(2027, 0, 1)],
  ] as const)('is written as of %s', (form, now) => {
    expect(startFormOf({ start }, now)).toBe(form);
  });
});
