import { directionOf, type LanguageCode } from '#campus/languages.ts';

/** The only place that says which language the page is in, and so in which direction it runs. */
export function announceLanguage(language: LanguageCode): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
