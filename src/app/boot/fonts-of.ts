import { FONT_FILES, type FontAsset } from 'virtual:font-files';
import type { LanguageCode } from '#campus/languages.ts';
import type { BRAND_FONTS } from '#campus/theme/brand-tokens.ts';

type Reader = {
  organisation: { fontName: (typeof BRAND_FONTS)[number]; fontUrl?: string | null };
  language: LanguageCode;
};

/** What a language is written in beside Latin letters, which are on every page; undefined: in nothing else. */
export const SCRIPTS: Readonly<Record<LanguageCode, FontAsset['script'] | undefined>> = {
  en: undefined,
  de: undefined,
  es: undefined,
  ru: 'cyrillic',
  tr: 'turkish',
  uk: 'cyrillic',
  ar: 'arabic',
  fa: 'arabic',
  ps: 'arabic',
};

/**
 * Addresses of the letters that pages are in: Latin ones are on every page (names, addresses), the language's own beside them,
 * and the organisation's (TENANT-15).
 */
export function fontsOf({ organisation, language }: Reader): string[] {
  const family = organisation.fontName === 'source-sans' ? 'Source Sans' : 'Onest';
  const scripts = new Set<string | undefined>(['latin', SCRIPTS[language]]);
  const files = FONT_FILES.filter(
    (file) => scripts.has(file.script) && (file.script === 'arabic' || file.family.startsWith(family)),
  ).map((file) => file.url);
  return organisation.fontUrl ? [organisation.fontUrl, ...files] : files;
}
