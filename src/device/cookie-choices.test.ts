import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieChoices, withdrawAnalytics } from './cookie-choices.ts';

const NOW = new Date();
let jar: Map<string, string>;
let written: string[];

beforeEach(() => {
  jar = new Map();
  written = [];
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'lantern.campus.example' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/max-age=0/.test(text)) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the choices about cookies', () => {
  it('are remembered for 365 days, for the whole host and for no other', () => {
    cookieChoices.acknowledge();
    expect(cookieChoices.read()).toEqual({ acknowledged: true, choice: undefined });
    expect(written).toEqual(['essentialCookies=yes; path=/; max-age=31536000; samesite=lax; secure']);
  });

  it('hold what was said and when; whoever answered has read of the necessary ones too', () => {
    cookieChoices.choose({ analytics: true, at: NOW });
    expect(cookieChoices.read()).toEqual({ acknowledged: true, choice: { analytics: true, at: NOW } });
  });

  it('taken back leave no cookie of the analytics, on this host and those above it', async () => {
    cookieChoices.choose({ analytics: true, at: NOW });
    jar.set('_ga', 'GA1.1');
    jar.set('MMUSERID', 'amal');
    await withdrawAnalytics(NOW);
    expect([...jar.keys()].sort()).toEqual(['MMUSERID', 'analyticsConsent', 'essentialCookies']);
    expect(cookieChoices.read().choice?.analytics).toBe(false);
    expect(written.filter((each) => each.startsWith('_ga='))).toContain(
      '_ga=; path=/; max-age=0; domain=campus.example',
    );
  });
});
