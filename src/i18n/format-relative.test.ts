import { describe, expect, it, vi } from 'vitest';
import { formatRelative } from './format-relative.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('how long ago', () => {
  it.each([
    [0, 'now'],
    [0.5, 'now'],
    [1, '1 minute ago'],
    [59, '59 minutes ago'],
    [120, '2 hours ago'],
    [24 * 60, 'yesterday'],
    [8 * 24 * 60, 'last week'],
    [-90, 'in 1 hour'],
  ])('%d minutes: %s', (minutes, shown) => {
    expect(formatRelative(ago(minutes), NOW, 'en')).toBe(shown);
  });

  it('is left to the date where the browser does not know the language', () => {
    const supported = vi.spyOn(Intl.RelativeTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
    expect(formatRelative(ago(120), NOW, 'ps')).toBeUndefined();
    supported.mockRestore();
  });

  it('speaks the language of the page', () => {
    expect(formatRelative(ago(120), NOW, 'de')).toBe('vor 2 Stunden');
    expect(formatRelative(ago(180), NOW, 'ar')).toBe('قبل 3 ساعات');
    expect(formatRelative(ago(180), NOW, 'fa')).toContain('۳');
  });
});
