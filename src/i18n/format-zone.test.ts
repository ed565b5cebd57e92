import { describe, expect, it } from 'vitest';
import { dateFormats } from './format-date.ts';
import { isOtherClock, onClocksOf, zoneName } from './format-zone.ts';

const WINTER = new Date('2026-11-24T17:00:00Z');
const SUMMER = new Date('2026-07-24T17:00:00Z');
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

describe('a time zone', () => {
  it('is another one where its clocks show another time then, whatever it is called', () => {
    expect(isOtherClock(here, WINTER)).toBe(false);
    const hours = -WINTER.getTimezoneOffset() / 60;
    // `Etc/GMT-2` is two hours ahead.
    expect(isOtherClock(`Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`, WINTER)).toBe(false);
    expect(isOtherClock('Pacific/Kiritimati', WINTER) || isOtherClock('Pacific/Pago_Pago', WINTER)).toBe(true);
  });

  it('counts as the device’s where nobody knows it', () => {
    expect(isOtherClock('Atlantis/Harbour', WINTER)).toBe(false);
  });

  it('has its name, in summer another one', () => {
    expect(zoneName('en', WINTER, 'Europe/Berlin')).toBe('Central European Standard Time');
    expect(zoneName('en', SUMMER, 'Europe/Berlin')).toBe('Central European Summer Time');
    expect(zoneName('de', WINTER, 'Europe/Kyiv')).toBe('Osteuropäische Normalzeit');
    expect(zoneName('en', WINTER)).not.toBe('');
  });

  it('is called by its city where the browser has no name', () => {
    expect(zoneName('en', WINTER, 'Atlantis/Old_Harbour')).toBe('Old Harbour');
  });

  it('writes a moment by its own clocks', async () => {
    const { time } = await dateFormats('en');
    expect(time(onClocksOf('Asia/Kabul', WINTER))).toBe('21:30');
  });
});
