import { isLanguageCode, type LanguageCode, languageById } from '#campus/languages.ts';
import type { LanguageChain } from '#server/model/localized.ts';
import type { Organisation } from '#server/model/shapes.ts';

/**
 * The language of an answer: what the organisation forces (LANG-2), else the request's `preferred-language-id` where it
 * is one of ours, else the person's own, else the organisation's default.
 */
export function languageChain(
  organisation: Organisation,
  preferredLanguageId: string | undefined,
  personLanguage: string | undefined,
): LanguageChain {
  const asked =
    organisation.forcedLanguage ??
    (preferredLanguageId === undefined ? undefined : languageById(preferredLanguageId)) ??
    knownLanguage(personLanguage) ??
    organisation.defaultLanguage;
  return { asked, fallback: [...organisation.languageFallback, organisation.defaultLanguage] };
}

function knownLanguage(code: string | undefined): LanguageCode | undefined {
  return isLanguageCode(code) ? code : undefined;
}
