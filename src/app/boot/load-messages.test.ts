import { i18n } from '@lingui/core';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWire } from '#tests/support/network/wire.ts';
import { loadFirstMessages } from './load-messages.ts';

const { server, requests } = openWire();
const CAMPUS = 'https://lantern.example';

/** A device without a network that keeps the words of these languages. */
function keeping(...languages: string[]): void {
  server.use(
    ...languages.map((language) =>
      http.get(`${CAMPUS}/locales/${language}/*`, () => HttpResponse.json({ messages: { hello: [language] } })),
    ),
    http.get(`${CAMPUS}/locales/*`, () => HttpResponse.error()),
  );
}
const asked = () => requests.map(({ url }) => /locales\/(\w+)\//.exec(url)?.[1]);

describe('the first words of a start', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: {}, getElementById: () => null });
    vi.stubGlobal('location', new URL(CAMPUS));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are of the language that is spoken, and nothing else is asked for', async () => {
    keeping('ar', 'en');
    await loadFirstMessages('shell', 'ar', ['de', 'en', 'ar']);
    expect([i18n.locale, asked()]).toEqual(['ar', ['ar']]);
  });

  it('are of another language where the browser took them away', async () => {
    keeping('en');
    await loadFirstMessages('shell', 'fa', ['de', 'en', 'fa']);
    expect([i18n.locale, asked()]).toEqual(['en', ['fa', 'fa', 'de', 'de', 'en']]);
  });

  it('say that they cannot be had where nothing is here', async () => {
    keeping();
    await expect(loadFirstMessages('shell', 'uk', ['tr', 'es'])).rejects.toThrow();
  });

  it.each([
    ['shell', 'campus'],
    ['campus', 'shell'],
  ] as const)('are those of %s, or else what the device has of %s', async (first, other) => {
    const language = first === 'shell' ? 'es' : 'tr';
    server.use(
      http.get(`${CAMPUS}/locales/${language}/${other}.json`, () =>
        HttpResponse.json({ messages: { hello: [other] } }),
      ),
      http.get(`${CAMPUS}/locales/*`, () => HttpResponse.error()),
    );
    await loadFirstMessages(first, language, ['en']);
    expect([i18n.locale, i18n._('hello'), asked()]).toEqual([language, other, [language, language]]);
  });
});

describe('the words of screens that are not opened day by day', () => {
  const files = () => requests.map(({ url }) => /locales\/(\w+\/\w+)/.exec(url)?.[1]);

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: {}, getElementById: () => null });
    vi.stubGlobal('location', new URL(CAMPUS));
    keeping('ar');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('come with the first file that says some of them, once', async () => {
    const { loadMessages, loadMore } = await import('./load-messages.ts');
    await loadMessages('ar', ['campus']);
    expect(files()).toEqual(['ar/campus']);
    await Promise.all([loadMore(), loadMore()]);
    expect(files()).toEqual(['ar/campus', 'ar/more']);
  });

  it('are those of the shell for visitors, until they see a page of a learner', async () => {
    const { loadMessages, loadMore } = await import('./load-messages.ts');
    await loadMessages('ar', ['shell']);
    await loadMore();
    expect(files()).toEqual(['ar/shell']);
    await loadMessages('ar', ['campus']);
    expect(files()).toEqual(['ar/shell', 'ar/campus', 'ar/more']);
  });
});
