import { ENDONYMS, isLanguageCode } from '#campus/languages.ts';

/** A language as its speakers call it: one of the nine, or another one that subtitles come in (LESSON-6: French). */
export function languageName(code: string): string {
  if (isLanguageCode(code)) return ENDONYMS[code];
  return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
}
