import { randomInt } from 'node:crypto';
import { type CommandResult, done } from '#server/model/command-result.ts';
import { type ChatAccount, chatAccountOf } from '#server/store/chat/chat-accounts.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** Letters and digits that are not taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';
const RANDOM_LETTERS = 10;

/**
 * Who the person is in the chat, or is to be: before the chat is asked, so that an entering that is cut off is gone on
 * with by the next one and leaves nobody there twice.
 */
export async function setHandleAside(trx: Trx, personId: string): Promise<ChatAccount> {
  const letters = Array.from({ length: RANDOM_LETTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  const handle = `member-${letters.join('')}`;
  await trx
    .insertInto('chat_account')
    .values({ person_id: personId, handle, user_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await chatAccountOf(trx, personId)) ?? { handle, userId: null };
}

/**
 * Keeps what the chat gave to a session; what the session had there before is revoked. Kept after it was made: a token of
 * which no row tells was never sent to anybody.
 */
export async function keepChatEntry(
  trx: Trx,
  { personId, organisationId, sessionId, entry, now }: KeptEntry,
): Promise<CommandResult> {
  await trx
    .updateTable('chat_account')
    .set({ handle: entry.handle, user_id: entry.userId })
    .where('person_id', '=', personId)
    .execute();
  await trx.updateTable('chat_token').set({ is_replaced: 1 }).where('session_id', '=', sessionId).execute();
  const at = now.toISOString();
  const token = { organisation_id: organisationId, id: entry.token.id, session_id: sessionId };
  await trx
    .insertInto('chat_token')
    .values({ ...token, created_at: at, is_replaced: 0, attempts: 0, not_before: at })
    .execute();
  return done();
}

interface KeptEntry {
  readonly personId: string;
  readonly organisationId: string;
  readonly sessionId: string;
  readonly entry: { readonly userId: string; readonly handle: string; readonly token: { readonly id: string } };
  readonly now: Date;
}
