import * as v from 'valibot';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { type LanguageChain, pickText } from './localized.ts';

/** A text in its languages, and nothing else: so kinds of content that come later are found without being named here. */
const localized = v.pipe(
  v.record(v.picklist(LANGUAGE_CODES), v.string()),
  v.check((texts) => Object.keys(texts).length > 0),
);

/** The same content with one language in the place of each text. */
export function inLanguage(content: unknown, languages: LanguageChain): unknown {
  if (Array.isArray(content)) return content.map((part: unknown) => inLanguage(part, languages));
  if (typeof content !== 'object' || content === null) return content;
  const text = v.safeParse(localized, content);
  if (text.success) return pickText(text.output, languages).text;
  return Object.fromEntries(Object.entries(content).map(([field, part]) => [field, inLanguage(part, languages)]));
}
