import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#campus/languages.ts';
import { negotiateLanguage } from './negotiate-language.ts';

type Asked = Parameters<typeof negotiateLanguage>[0];

const organisation: Asked['organisation'] = {
  defaultLanguage: 'de',
  languageFallback: ['de', 'en'],
  forcedLanguage: null,
};
const finished: LanguageCode[] = ['en', 'de', 'ar', 'fa'];
const preferences: Asked = { stored: undefined, browser: [], organisation, finished };

describe('the language of the page', () => {
  it.each<[string, Partial<Asked>, LanguageCode]>([
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
    ['English, when the organisation has no finished one', { finished: ['en'] }, 'en'],
  ])('is %s', (_rule, preference, expected) => {
    expect(negotiateLanguage({ ...preferences, ...preference })).toBe(expected);
  });
});
