import { describe, expect, it } from 'vitest';
import { allowedScripts, readAnalyticsChoice, usesAnalytics, writeAnalyticsChoice } from './consent-choice.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
const later = (days: number): Date => new Date(AT.getTime() + days * 24 * 60 * 60 * 1000);

describe('a choice about analytics', () => {
  it.each([true, false])('is read as it was written (%s)', (analytics) => {
    expect(readAnalyticsChoice(writeAnalyticsChoice({ analytics, at: AT }), later(1))).toEqual({ analytics, at: AT });
  });

  it('holds for 365 days, then it is asked again', () => {
    const kept = writeAnalyticsChoice({ analytics: true, at: AT });
    expect(readAnalyticsChoice(kept, later(365))?.analytics).toBe(true);
    expect(readAnalyticsChoice(kept, later(366))).toBeUndefined();
  });

  it.each([undefined, '', 'yes', 'yes@', 'yes@yesterday', 'perhaps@2026-03-01T10:00:00.000Z', 'yes@9999-99-99T99:99Z'])(
    'is none where a cookie says %j',
    (value) => {
      expect(readAnalyticsChoice(value, AT)).toBeUndefined();
    },
  );
});

describe('scripts of others', () => {
  const scripts = [{ policy: 'essential' as const }, { policy: 'analytics' as const }];

  it('wait for a yes, the essential ones do not', () => {
    expect(allowedScripts(scripts, undefined)).toEqual([{ policy: 'essential' }]);
    expect(allowedScripts(scripts, { analytics: false, at: AT })).toEqual([{ policy: 'essential' }]);
    expect(allowedScripts(scripts, { analytics: true, at: AT })).toEqual(scripts);
  });

  it('ask in place of the campus where one of them is a banner, and a yes of earlier counts no more', () => {
    const banner = { policy: 'cookieBanner' as const };
    const withBanner = [banner, ...scripts];
    expect(usesAnalytics({ features: { hasGoogleAnalytics: true }, externalScripts: withBanner })).toBe(false);
    expect(allowedScripts(withBanner, { analytics: true, at: AT })).toEqual([banner, { policy: 'essential' }]);
  });

  it('make the question necessary only where one of them counts visits, or the organisation’s flag says so', () => {
    const none = { features: { hasGoogleAnalytics: false }, externalScripts: [{ policy: 'essential' as const }] };
    expect(usesAnalytics(none)).toBe(false);
    expect(usesAnalytics({ ...none, externalScripts: scripts })).toBe(true);
    expect(usesAnalytics({ ...none, features: { hasGoogleAnalytics: true } })).toBe(true);
  });
});
