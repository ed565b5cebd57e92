import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringFirstWords } from './bring-words.ts';

/** A device without a network that keeps the words of these languages. */
function keeping(...languages: string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', async (input: string) => {
    const language = /locales\/(\w+)\//.exec(String(input))?.[1] ?? '';
    asked.push(language);
    if (!languages.includes(language)) throw new TypeError('Failed to fetch');
    return Response.json({ messages: { hello: [language] } });
  });
  return asked;
}

describe('the first words of a start', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are of the language that is spoken, and nothing else is asked for', async () => {
    const asked = keeping('ar', 'en');
    await bringFirstWords('ar', ['de', 'en', 'ar']);
    expect([i18n.locale, asked]).toEqual(['ar', ['ar']]);
  });

  it('are of another language where the browser took them away', async () => {
    const asked = keeping('en');
    await bringFirstWords('fa', ['de', 'en', 'fa']);
    expect([i18n.locale, asked]).toEqual(['en', ['fa', 'de', 'en']]);
  });

  it('say that they cannot be had where nothing is here', async () => {
    keeping();
    await expect(bringFirstWords('uk', ['tr', 'es'])).rejects.toThrow();
  });
});
