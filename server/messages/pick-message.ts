import type { LanguageChain } from '#server/model/localized.ts';
import { SERVER_WORDS, type ServerWords } from './server-messages.ts';

/** A word of the campus in the language asked for: there is no other to fall back to, since every language has them all. */
export function pickWord({ asked }: LanguageChain, of: (words: ServerWords) => string): string {
  return of(SERVER_WORDS[asked]);
}
