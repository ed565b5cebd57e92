import { TZDate } from '@date-fns/tz';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { dateFormats } from './format-date.ts';

const EVENING = new Date(2026, 10, 24, 18, 5);

describe('a date', () => {
  it.each([
    ['en', '24 Nov 2026 18:05'],
    ['de', '24 Nov. 2026 18:05'],
    ['ar', '24 نوفمبر 2026 18:05'],
    ['ps', '۲۴ نومبر ۲۰۲۶ ۱۸:۰۵'],
  ] as const)('in %s', async (language, shown) => {
    expect((await dateFormats(language)).dateTime(EVENING)).toBe(shown);
  });

  it('is written in Persian digits and words', async () => {
    const formats = await dateFormats('fa');
    expect(formats.time(EVENING)).toBe('۱۸:۰۵');
    expect(formats.deadline(EVENING)).toMatch(/^۲۴ .*نوامبر/);
  });

  it.each(LANGUAGE_CODES)('never shows an era or a part in a foreign script in %s', async (language) => {
    const text = (await dateFormats(language)).date(EVENING);
    const arabic = ['ar', 'fa', 'ps'].includes(language);
    expect(/\p{Script=Arabic}/u.test(text)).toBe(arabic);
    expect(/[a-z]/i.test(text)).toBe(!arabic && !['ru', 'uk'].includes(language));
  });

  it.each([
    ['en', 'Tuesday', 'November 2026', 'Nov'],
    ['ru', 'вторник', 'ноябрь 2026', 'нояб.'],
    ['fa', 'سه‌شنبه', 'نوامبر ۲۰۲۶', 'نوامبر'],
    ['ps', 'درېنۍ', 'نومبر ۲۰۲۶', 'نومبر'],
  ] as const)('has the parts of tiles and headings in %s', async (language, weekday, month, shortMonth) => {
    const formats = await dateFormats(language);
    expect([formats.weekday(EVENING), formats.month(EVENING), formats.shortMonth(EVENING)]).toEqual([
      weekday,
      month,
      shortMonth,
    ]);
  });

  it('leaves out the year where it is this one', async () => {
    expect((await dateFormats('en')).dayTime(EVENING)).toBe('24 Nov 18:05');
    expect((await dateFormats('ps')).dayTime(EVENING)).toBe('۲۴ نومبر ۱۸:۰۵');
  });

  it('is written by the clocks of another zone, where it is given so', async () => {
    const inKyiv = new TZDate(Date.UTC(2026, 10, 24, 17, 0), 'Europe/Kyiv');
    expect((await dateFormats('en')).dateTime(inKyiv)).toBe('24 Nov 2026 19:00');
    expect((await dateFormats('ps')).time(inKyiv)).toBe('۱۹:۰۰');
  });

  it('waits for its language once', () => {
    expect(dateFormats('tr')).toBe(dateFormats('tr'));
  });
});
