import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieChoices, countedUntil, withdrawAnalytics } from './cookie-choices.ts';

const NOW = new Date();
/** By name, domain and path, as a browser keeps them. */
let jar: Map<string, string>;
let written: string[];

const set = (text: string): void => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
  const domain = /domain=([^;]+)/.exec(text)?.[1] ?? '';
  const key = `${name} ${domain} ${/path=([^;]+)/.exec(text)?.[1] ?? '/'}`;
  if (/max-age=0/.test(text)) jar.delete(key);
  else jar.set(key, value);
};
const names = (): string[] => [...jar.keys()].map((key) => key.split(' ')[0] ?? '').sort();

beforeEach(() => {
  jar = new Map();
  written = [];
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'lantern.campus.example', pathname: '/program/a' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([key, value]) => `${key.split(' ')[0]}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      set(text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the choices about cookies', () => {
  it('are remembered for 365 days, for the whole host and for no other', () => {
    cookieChoices.acknowledge();
    expect(cookieChoices.read()).toEqual({ acknowledged: true, choice: undefined });
    const kept = written.filter((text) => !text.includes('max-age=0'));
    expect(kept).toEqual(['essentialCookies=yes; path=/; max-age=31536000; samesite=lax; secure']);
  });

  it('hold what was said and when; whoever answered has read of the necessary ones too', () => {
    cookieChoices.choose({ analytics: true, at: NOW });
    expect(cookieChoices.read()).toEqual({ acknowledged: true, choice: { analytics: true, at: NOW } });
  });

  it('taken back leave no cookie of the analytics, on this host and those above it', async () => {
    cookieChoices.choose({ analytics: true, at: NOW });
    set('_ga=GA1.1; domain=campus.example');
    set('MMUSERID=amal');
    await withdrawAnalytics(NOW);
    expect(names()).toEqual(['MMUSERID', 'analyticsConsent', 'essentialCookies']);
    expect(cookieChoices.read().choice?.analytics).toBe(false);
    expect(written.filter((each) => each.startsWith('_ga='))).toContain(
      '_ga=; path=/; max-age=0; domain=campus.example',
    );
  });

  it('are nobody else’s: what a host below set for all above it counts for nothing, and is gone', () => {
    const forged = `analyticsConsent=yes@${NOW.toISOString()}`;
    for (const path of ['/', '/program', '/program/', '/program/a'])
      set(`${forged}; path=${path}; domain=lantern.campus.example`);
    set(`${forged}; path=/; domain=campus.example`);
    expect(countedUntil(NOW)).toBeUndefined();
    expect(names()).toEqual([]);
    cookieChoices.choose({ analytics: false, at: NOW });
    set(`${forged}; path=/; domain=lantern.campus.example`);
    expect(countedUntil(NOW)).toBeUndefined();
    expect(names()).toEqual(['analyticsConsent', 'essentialCookies']);
  });
});
