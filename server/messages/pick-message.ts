import type { LanguageChain } from '#server/model/localized.ts';
import { SERVER_MESSAGES, type ServerMessages } from './server-messages.ts';

/** A word of the campus in the language asked for: there is no other to fall back to, since every language has them all. */
export function pickMessage({ asked }: LanguageChain, of: (messages: ServerMessages) => string): string {
  return of(SERVER_MESSAGES[asked]);
}
