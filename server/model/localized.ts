import * as v from 'valibot';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';

/** A text in the languages that its authors wrote it in. */
export type Localized = Partial<Record<LanguageCode, string>>;

/** A stored text in its languages. */
export const localizedSchema: v.GenericSchema<unknown, Localized> = v.record(v.picklist(LANGUAGE_CODES), v.string());
export const optionalText = v.nullable(localizedSchema);

/** A text of a column, in its languages. */
export function textIn(json: string | null): Localized | null {
  return json === null ? null : v.parse(localizedSchema, JSON.parse(json));
}

/**
 * The languages in which a text is looked for: the asked one, the organisation's fallbacks, its default, then whatever is
 * there; a missing translation never hides a text.
 */
export interface LanguageChain {
  readonly asked: LanguageCode;
  readonly fallback: readonly LanguageCode[];
}

/** The text to show, in which language it is, and whether that is the language asked for. */
export function pickText(
  text: Localized,
  chain: LanguageChain,
): { text: string; language: LanguageCode; isTranslated: boolean } {
  const language =
    [chain.asked, ...chain.fallback, ...LANGUAGE_CODES].find((code) => text[code] !== undefined) ?? chain.asked;
  return { text: text[language] ?? '', language, isTranslated: language === chain.asked };
}

/** The same where a text may be left out altogether. */
export function pickOptional(text: Localized | null, chain: LanguageChain): string | null {
  return text === null ? null : pickText(text, chain).text;
}
