import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type CommandResult, commandResultSchema, refused } from '#server/model/command-result.ts';
import { forgetAnnouncements } from '#server/store/database/announcements.ts';
import type { Store, Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';

export interface Act {
  readonly personId: string;
  /** The `idempotency-key` of the request; without one an act is simply done. */
  readonly key: string | undefined;
  /** What is asked for: the field and its arguments, whatever the selection is. */
  readonly request: unknown;
  /** The session that acts; its pages know of it (SYNC-17). Left out: all pages of the person hear of it. */
  readonly sessionId?: string | undefined;
  readonly now: Date;
}

export interface Answered {
  readonly outcome: CommandResult;
  /** The person's revision that holds the effect (SYNC-14). */
  readonly revision: number;
  /** The key was answered before: nothing has happened now. */
  readonly isRepeat: boolean;
}

/**
 * Does an act at most once per key: the key's row, the raised revision and the effect are one transaction, a repeat gets
 * the stored answer and its revision, also when the answer was a refusal (SYNC-5, SYNC-6).
 */
export function once(store: Store, act: Act, work: (trx: Trx) => Promise<CommandResult>): Promise<Answered> {
  return store.transaction(async (trx) => {
    const { personId, key } = act;
    if (key === undefined) return effectOf(trx, act, work);
    const hash = createHash('sha256').update(canonical(act.request)).digest('base64url');
    const first = await trx
      .insertInto('answered_key')
      .values({
        person_id: personId,
        key,
        request_hash: hash,
        answer: '',
        revision: 0,
        created_at: act.now.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (first === undefined) return storedAnswer(trx, personId, key, hash);
    const answered = await effectOf(trx, act, work);
    await trx
      .updateTable('answered_key')
      .set({ answer: JSON.stringify(answered.outcome), revision: answered.revision })
      .where('person_id', '=', personId)
      .where('key', '=', key)
      .execute();
    return answered;
  });
}

/**
 * Raising the revision first also makes a person's writes wait for each other. What is refused has no effect at all: of
 * several actions in one call, those before the refused one are taken back.
 */
async function effectOf(
  trx: Trx,
  { personId, sessionId }: Act,
  work: (trx: Trx) => Promise<CommandResult>,
): Promise<Answered> {
  const revision = await raiseRevision(trx, personId, sessionId);
  await sql`savepoint act`.execute(trx);
  const outcome = await work(trx);
  if (outcome.is === 'refused') {
    await sql`rollback to savepoint act`.execute(trx);
    forgetAnnouncements(trx);
  }
  return { outcome, revision, isRepeat: false };
}

async function storedAnswer(trx: Trx, personId: string, key: string, hash: string): Promise<Answered> {
  const row = await trx
    .selectFrom('answered_key')
    .select(['request_hash', 'answer', 'revision'])
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== hash) return { outcome: refused('KEY_REUSED'), revision: row.revision, isRepeat: true };
  return { outcome: v.parse(commandResultSchema, JSON.parse(row.answer)), revision: row.revision, isRepeat: true };
}

/** The same JSON for the same value, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
