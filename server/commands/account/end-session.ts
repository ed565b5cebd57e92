import { endSession, hashToken, tokenRow } from '#server/auth/refresh-token.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import { cutOff } from '#server/store/people/sessions.ts';

/** Ends the session that a refresh token belongs to. Whoever holds the token may; an unknown one is ended already. */
export async function endSessionOfToken(
  trx: Trx,
  { token, organisationId, now }: { token: string; organisationId: string; now: Date },
): Promise<void> {
  const row = await tokenRow(trx, hashToken(token));
  if (row?.organisation_id === organisationId) await endSession(trx, row.session_id, now);
}

/** A JWT that nobody may use any more, kept until it would have ended by itself. */
export async function revokeAccessToken(trx: Trx, { jti, expiresAt }: { jti: string; expiresAt: Date }): Promise<void> {
  await trx
    .insertInto('revoked_access_token')
    .values({ jti, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends sessions of a person: these, or all; never the one that is excepted. */
export async function endSessionsOf(
  trx: Trx,
  {
    personId,
    ids,
    exceptId,
    now,
  }: { personId: string; ids?: readonly string[]; exceptId?: string | undefined; now: Date },
): Promise<void> {
  if (ids?.length === 0) return;
  let ended = trx
    .updateTable('session')
    .set({ revoked_at: now.toISOString() })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null);
  if (ids !== undefined) ended = ended.where('id', 'in', ids);
  if (exceptId !== undefined) ended = ended.where('id', '<>', exceptId);
  const sessions = await ended.returning('id').execute();
  if (sessions.length === 0) return;
  // A page that lists the person's sessions has some more than there are.
  await raiseRevision(trx, personId);
  await cutOff(
    trx,
    sessions.map(({ id }) => id),
  );
}
