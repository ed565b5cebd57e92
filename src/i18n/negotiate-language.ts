import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '#campus/languages.ts';

interface LanguagePreferences {
  /** What the person chose before, on this device or in their account. */
  stored: string | null | undefined;
  /** `navigator.languages`, the most wanted first. */
  browser: readonly string[];
  organisation: {
    defaultLanguage: LanguageCode;
    languageFallback: readonly LanguageCode[];
    forcedLanguage: LanguageCode | null;
  };
  /** Languages whose words are complete; a language without words is no choice. */
  finished: readonly LanguageCode[];
}

/** Browsers' codes that mean one of ours: Dari is written as Persian, the varieties of Pashto as Pashto. */
const SAME_AS: Record<string, LanguageCode> = { prs: 'fa', pes: 'fa', pbt: 'ps', pbu: 'ps', pst: 'ps' };

/** `de-AT` → `de`, or undefined where the campus does not speak it. */
function spoken(tag: string): LanguageCode | undefined {
  const base = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguageCode(base) ? base : SAME_AS[base];
}

/** The language of the page: the organisation's if it forces one, else the person's choice, the browser's, the organisation's. */
export function negotiateLanguage({ stored, browser, organisation, finished }: LanguagePreferences): LanguageCode {
  const { forcedLanguage, defaultLanguage, languageFallback } = organisation;
  const wanted = [...(stored ? [stored] : []), ...browser].map(spoken);
  const candidates = [forcedLanguage, ...wanted, defaultLanguage, ...languageFallback];
  return candidates.find((code) => code !== null && code !== undefined && finished.includes(code)) ?? DEFAULT_LANGUAGE;
}
