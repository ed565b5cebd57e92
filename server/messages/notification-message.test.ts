import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { notificationMessage, notificationText } from './notification-message.ts';

const payload = {
  appointmentId: 'a',
  courseId: '5',
  zone: 'Asia/Kabul',
  denomination: { en: 'Speaking café', de: 'Sprechcafé' },
  start: '2027-03-28T16:00:00.000Z',
  end: '2027-03-28T17:30:00.000Z',
};
const inLanguage = (asked: LanguageCode) => ({ asked, fallback: ['en'] }) as const;
const textOf = (html: string) => html.replaceAll(/<\/?bdi>/g, '');
const inEnglish = (...[kind, more]: [Parameters<typeof notificationMessage>[0], object]) =>
  textOf(notificationMessage(kind, { ...payload, ...more }, inLanguage('en')));

describe('what a notification says of an appointment', () => {
  it.each([
    ['called off', 'APPOINTMENT_CANCELLED', {}, 'Speaking café on 28 Mar 2027, 20:30 GMT+4:30 was cancelled.'],
    [
      'another time',
      'APPOINTMENT_MOVED',
      { startBefore: '2027-03-27T16:00:00.000Z' },
      'Speaking café was moved from 27 Mar 2027, 20:30 GMT+4:30 to 28 Mar 2027, 20:30 GMT+4:30.',
    ],
    [
      'another end',
      'APPOINTMENT_MOVED',
      { startBefore: payload.start },
      'Speaking café on 28 Mar 2027, 20:30 GMT+4:30 now goes on until 22:00.',
    ],
    [
      'another place',
      'APPOINTMENT_MOVED',
      { startBefore: payload.start, location: { en: 'Gate 2' } },
      'The place of Speaking café on 28 Mar 2027, 20:30 GMT+4:30 is now Gate 2.',
    ],
    [
      'no place any more',
      'APPOINTMENT_MOVED',
      { startBefore: payload.start, location: null },
      'Speaking café on 28 Mar 2027, 20:30 GMT+4:30 is online now.',
    ],
    [
      'a place that is gone',
      'PLACE_LOST',
      {},
      'You no longer have a place in Speaking café on 28 Mar 2027, 20:30 GMT+4:30.',
    ],
  ] as const)('%s, by the clocks of its run', (_, kind, more, words) => {
    expect(inEnglish(kind, more)).toBe(words);
  });

  it('has both where time and place are others', () => {
    const message = inEnglish('APPOINTMENT_MOVED', {
      startBefore: '2027-03-27T16:00:00.000Z',
      location: { en: 'Gate 2' },
    });
    expect(message).toMatch(/^Speaking café was moved from .* The place of .* is now Gate 2\.$/);
  });

  it.each(LANGUAGE_CODES)('is worded in %s, whatever language its title is in', (language) => {
    const message = notificationMessage('APPOINTMENT_CANCELLED', payload, inLanguage(language));
    expect(message).toContain(language === 'de' ? '<bdi>Sprechcafé</bdi>' : '<bdi>Speaking café</bdi>');
    expect(message).not.toContain('{');
  });

  it.each([
    ['SESSION_TOMORROW', 'You have a place in Speaking café on 28 Mar 2027, 20:30 GMT+4:30.'],
    ['SESSION_SOON', 'Speaking café begins soon: 28 Mar 2027, 20:30 GMT+4:30.'],
    ['LESSON_UNFINISHED', 'You began Speaking café. It goes on where you stopped, whenever you like.'],
    ['CERTIFICATE_READY', 'Your certificate for Speaking café is ready.'],
  ] as const)('reminds of %s', (kind, words) => {
    expect(inEnglish(kind, {})).toBe(words);
  });

  it('is the same without HTML, each name in a direction of its own', () => {
    const unit = { courseId: '5', denomination: { en: 'Tom & Ann' } };
    expect(notificationText('CERTIFICATE_READY', unit, inLanguage('ar'))).toBe('شهادة \u2068Tom & Ann\u2069 جاهزة.');
  });

  it('takes what people wrote as words, not as HTML', () => {
    const denomination = { en: '<img src=x onerror=alert(1)> {start} $& & more' };
    const message = notificationMessage('APPOINTMENT_CANCELLED', { ...payload, denomination }, inLanguage('en'));
    expect(message).toContain('<bdi>&lt;img src=x onerror=alert(1)&gt; {start} $&amp; &amp; more</bdi>');
    expect(message).not.toContain('<img');
  });
});
