import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#campus/languages.ts';
import { negotiateLanguage } from './negotiate-language.ts';

const organisation = {
  defaultLanguage: 'de' as LanguageCode,
  languageFallback: ['de', 'en'] as LanguageCode[],
  forcedLanguage: null as LanguageCode | null,
};
const finished: LanguageCode[] = ['en', 'de', 'ar', 'fa'];
const wishes = { stored: null as string | null, browser: [] as string[], organisation, finished };

describe('the language of the page', () => {
  it.each([
    ['the stored choice before the browser', { stored: 'ar', browser: ['en'] }, 'ar'],
    ['the browser, region aside', { browser: ['de-AT', 'en'] }, 'de'],
    ['the first of the browser that is finished', { browser: ['uk', 'fr', 'en-US'] }, 'en'],
    ['Persian for Dari', { browser: ['prs-AF'] }, 'fa'],
    ['the organisation, when nothing fits', { browser: ['fr'] }, 'de'],
    ['not a stored language without words', { stored: 'ru', browser: ['ar'] }, 'ar'],
    ['not a stored word that is no language', { stored: '"><script>', browser: [] }, 'de'],
    [
      'what the organisation forces',
      { stored: 'ar', organisation: { ...organisation, forcedLanguage: 'de' as const } },
      'de',
    ],
    ['English, when the organisation has no finished one', { finished: ['en'] as LanguageCode[] }, 'en'],
  ])('is %s', (_rule, said, expected) => {
    expect(negotiateLanguage({ ...wishes, ...said })).toBe(expected);
  });
});
