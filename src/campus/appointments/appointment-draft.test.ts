import { describe, expect, it } from 'vitest';
import { isJoinLink, textFaults, timesFault } from './appointment-draft.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const times = { start: at(2), end: at(3), registrationDeadline: null };
const texts = { denomination: 'Café', description: undefined, location: '', maxParticipants: 0 };

describe('when a tutor sets a date', () => {
  it.each([
    ['good', {}, undefined],
    ['registration until the begin', { registrationDeadline: at(2) }, undefined],
    ['a deadline after the begin', { registrationDeadline: at(2.5) }, 'DEADLINE_LATE'],
    ['now', { start: at(0) }, 'PAST'],
    ['an end before the begin', { end: at(1) }, 'END_FIRST'],
    ['no time at all', { end: at(2) }, 'END_FIRST'],
    ['a whole day', { end: at(26) }, undefined],
    ['a day and a minute', { end: at(26.02) }, 'TOO_LONG'],
    ['a year that was typed wrongly', { start: at(4 * 8784), end: at(4 * 8784 + 1) }, 'TOO_FAR'],
  ])('it is judged: %s', (_, more, fault) => {
    expect(timesFault({ ...times, ...more }, { now })).toBe(fault);
  });

  it('what runs may go on longer, and neither begin earlier nor be over', () => {
    const running = { start: at(-1), end: at(1), registrationDeadline: null };
    expect(timesFault(running, { now, startBefore: at(-1) })).toBeUndefined();
    expect(timesFault({ ...running, start: at(-2) }, { now, startBefore: at(-1) })).toBe('PAST');
    expect(timesFault({ ...running, end: at(-0.5) }, { now, startBefore: at(-1) })).toBe('PAST');
  });
});

describe('what a tutor writes of a date', () => {
  it.each([
    ['good', {}, []],
    ['two hundred letters of two units each', { denomination: '🏮'.repeat(200) }, []],
    ['one more', { denomination: '🏮'.repeat(201) }, ['denomination']],
    ['no title', { denomination: ' ' }, ['denomination']],
    [
      'too long a text and location',
      { description: 'x'.repeat(4001), location: 'x'.repeat(201) },
      ['description', 'location'],
    ],
    ['half a place', { maxParticipants: 1.5 }, ['maxParticipants']],
    ['no number', { maxParticipants: Number.NaN }, ['maxParticipants']],
    ['fewer than none', { maxParticipants: -1 }, ['maxParticipants']],
  ])('is judged: %s', (_, more, faults) => {
    expect(textFaults({ ...texts, ...more })).toEqual(faults);
  });

  it.each([
    ['', true],
    ['https://meet.example/a', true],
    ['http://meet.example/a', false],
    ['javascript:alert(1)', false],
    ['https://me:secret@meet.example', false],
    ['https://localhost', false],
    [`https://meet.example/${'a'.repeat(2000)}`, false],
  ])('joins by an address that is safe to open: %s', (link, isGood) => {
    expect(isJoinLink(link)).toBe(isGood);
  });
});
