import type { Store, Trx } from '#server/store/database/open-store.ts';
import { openSessions } from '#server/store/people/sessions.ts';

/** What the chat gave to a session that is over, or that has got another one since. */
export interface ChatToken {
  readonly organisationId: string;
  readonly id: string;
  readonly attempts: number;
}

/** Takes the oldest that are due, so that no other process has them for a while, ms; `found`: with those that another was quicker at. */
export async function takeChatTokens(
  store: Store,
  { now, most, lease }: { now: Date; most: number; lease: number },
): Promise<{ readonly found: number; readonly taken: readonly ChatToken[] }> {
  const first = await store.read
    .selectFrom('chat_token')
    .select(['organisation_id', 'id', 'not_before'])
    .where('not_before', '<=', now.toISOString())
    .where(({ or, eb, not, exists, ref }) =>
      or([
        eb('is_replaced', '=', 1),
        not(
          exists(
            openSessions(store.read, now).select('session.id').where('session.id', '=', ref('chat_token.session_id')),
          ),
        ),
      ]),
    )
    .orderBy('not_before')
    .limit(most)
    .execute();
  if (first.length === 0) return { found: 0, taken: [] };
  const leased = new Date(now.getTime() + lease).toISOString();
  const taken = await store.transaction(async (trx) => {
    const own: ChatToken[] = [];
    for (const row of first) {
      const claimed = await oneOf(trx, { organisationId: row.organisation_id, id: row.id })
        .set({ not_before: leased })
        .where('not_before', '=', row.not_before)
        .returning(['organisation_id as organisationId', 'id', 'attempts'])
        .executeTakeFirst();
      if (claimed !== undefined) own.push(claimed);
    }
    return own;
  });
  return { found: first.length, taken };
}

export async function dropChatToken(store: Store, { organisationId, id }: ChatToken): Promise<void> {
  await store.transaction((trx) =>
    trx.deleteFrom('chat_token').where('organisation_id', '=', organisationId).where('id', '=', id).execute(),
  );
}

export async function putOffChatToken(store: Store, token: ChatToken, until: Date): Promise<void> {
  await store.transaction((trx) =>
    oneOf(trx, token)
      .set({ attempts: token.attempts + 1, not_before: until.toISOString() })
      .execute(),
  );
}

function oneOf(trx: Trx, { organisationId, id }: Pick<ChatToken, 'organisationId' | 'id'>) {
  return trx.updateTable('chat_token').where('organisation_id', '=', organisationId).where('id', '=', id);
}
