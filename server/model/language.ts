import { isLanguageCode, LANGUAGE_IDS, type LanguageCode, languageById } from '#campus/languages.ts';
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

/** The campus's id of a person's language; of the organisation's where the stored code is none of ours (LANG-1). */
export function preferredLanguageId(organisation: Organisation, personLanguage: string | undefined): string {
  return LANGUAGE_IDS[knownLanguage(personLanguage) ?? organisation.defaultLanguage];
}

function knownLanguage(code: string | undefined): LanguageCode | undefined {
  return isLanguageCode(code) ? code : undefined;
}
