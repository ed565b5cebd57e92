import type { Reader } from '#server/store/database/open-store.ts';

/** Who somebody is in the chat. */
export interface ChatAccount {
  readonly handle: string;
  /** Null: they have not been there. */
  readonly userId: string | null;
}

export async function chatAccountOf(read: Reader, personId: string): Promise<ChatAccount | undefined> {
  return read
    .selectFrom('chat_account')
    .select(['handle', 'user_id as userId'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** User names of those who have been in the chat and let others write to them, by person. */
export async function readChatHandles(
  read: Reader,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await read
    .selectFrom('chat_account')
    .innerJoin('account_preference', 'account_preference.person_id', 'chat_account.person_id')
    .select(['chat_account.person_id', 'handle'])
    .where('chat_account.person_id', 'in', personIds)
    .where('user_id', 'is not', null)
    .where('enable_direct_message', '=', 1)
    .execute();
  return new Map(rows.map((row) => [row.person_id, row.handle]));
}
