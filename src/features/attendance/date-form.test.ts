import { describe, expect, it } from 'vitest';
import type { TaughtAppointment } from '#features/attendance/queries.ts';
import { checked, emptyForm, formOf } from './date-form.ts';

const zone = 'Europe/Berlin';
const now = new Date('2027-03-01T12:00:00.000Z');
const date: TaughtAppointment = {
  id: 'cafe-1',
  sequence: 3,
  denomination: 'Speaking café',
  description: '<p>Bring <b>tea</b>.</p><p>And time.</p>',
  url: 'https://meet.example/a',
  moderatorLink: null,
  location: 'Gate 1',
  start: '2027-03-29T16:00:30.000Z',
  end: '2027-03-29T17:00:00.000Z',
  registrationDeadline: '2027-03-28T10:00:00.000Z',
  maxParticipants: 8,
  numberOfParticipants: 2,
  hasCertificate: true,
  attendees: null,
};
const faultsOf = (more: object, options = {}) => {
  const found = checked({ ...formOf(date, zone), ...more }, { zone, now, ...options });
  return 'faults' in found ? [...found.faults] : [];
};

describe('a date as a form', () => {
  it('shows times by the clocks of its zone, and sends what nobody has touched as it was', () => {
    const form = formOf(date, zone);
    expect(form).toMatchObject({ start: '2027-03-29T18:00', deadline: '2027-03-28T12:00', places: '8' });
    expect(checked(form, { zone, now, before: date })).toEqual({
      draft: {
        denomination: 'Speaking café',
        description: undefined,
        location: 'Gate 1',
        maxParticipants: 8,
        start: date.start,
        end: date.end,
        registrationDeadline: date.registrationDeadline,
        url: 'https://meet.example/a',
        moderatorLink: '',
        hasCertificate: true,
      },
    });
  });

  it('sends another text as it was typed, and none as none', () => {
    const sent = (description: string) => checked({ ...formOf(date, zone), description }, { zone, now, before: date });
    expect(sent(' Bring **pens** ')).toMatchObject({ draft: { description: 'Bring **pens**' } });
    expect(sent('')).toMatchObject({ draft: { description: '' } });
  });

  it.each([
    ['nothing yet', emptyForm('x', ''), ['denomination', 'start missing', 'end missing']],
    [
      'a time that the clocks leap over',
      { start: '2027-03-28T02:30', deadline: '2027-03-28T02:15' },
      ['start skipped', 'deadline skipped'],
    ],
    ['an end before the start', { end: '2027-03-29T17:00' }, ['END_FIRST']],
    ['the past', { start: '2027-02-01T10:00', end: '2027-02-01T11:00', deadline: '' }, ['PAST']],
    ['a deadline after the start', { deadline: '2027-03-29T18:30' }, ['DEADLINE_LATE']],
    ['links that are none', { url: 'meet.example', moderatorLink: 'http://meet.example' }, ['url', 'moderatorLink']],
    ['places that are no number', { places: 'ten' }, ['maxParticipants']],
    [
      'all at once',
      { denomination: '', places: '-1', location: 'x'.repeat(201), end: '' },
      ['denomination', 'location', 'maxParticipants', 'end missing'],
    ],
  ])('says all that is wrong: %s', (_, more, faults) => {
    expect(faultsOf(more).toSorted()).toEqual(faults.toSorted());
  });
});
