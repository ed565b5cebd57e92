import { FONT_FILES } from 'virtual:font-files';
import { directionOf, type LanguageCode } from '#campus/languages.ts';
import type { BRAND_FONTS } from '#campus/theme/brand-tokens.ts';

type Reader = { organisation: { fontName: (typeof BRAND_FONTS)[number] }; language: LanguageCode };

/** Addresses of the letters that pages are in: Latin ones are on every page (names, addresses), the language's own beside them. */
export function fontsOf({ organisation, language }: Reader): string[] {
  const family = organisation.fontName === 'source-sans' ? 'Source Sans' : 'Onest';
  const scripts = new Set<string>(['latin']);
  if (directionOf(language) === 'rtl') scripts.add('arabic');
  if (language === 'ru' || language === 'uk') scripts.add('cyrillic');
  if (language === 'tr' || language === 'de') scripts.add('latin-ext');
  return FONT_FILES.filter(
    (file) => scripts.has(file.script) && (file.script === 'arabic' || file.family.startsWith(family)),
  ).map((file) => file.url);
}
