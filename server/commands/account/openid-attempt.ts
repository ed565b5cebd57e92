import { OPENID_ATTEMPT_MINUTES } from '#campus/identity-limits.ts';
import type { Reader, Trx } from '#server/store/database/open-store.ts';

const MINUTE = 60_000;

/** Stands for the exchange service (AUTH-17); no identity client can be called so. */
export const EXCHANGE_CLIENT = 'saml:exchange';

export interface NewAttempt {
  readonly hash: string;
  readonly organisationId: string;
  readonly clientId: string;
  readonly browserHash: string;
  readonly redirectUri: string;
  readonly registers: boolean;
  readonly targetGroupPath: string | null;
  readonly now: Date;
}

/** Notes a sign-in that goes on at a provider, so that what comes back is known: once, for a while. */
export async function beginAttempt(trx: Trx, attempt: NewAttempt): Promise<void> {
  await trx
    .insertInto('openid_attempt')
    .values({
      hash: attempt.hash,
      organisation_id: attempt.organisationId,
      client_id: attempt.clientId,
      browser_hash: attempt.browserHash,
      redirect_uri: attempt.redirectUri,
      registers: attempt.registers ? 1 : 0,
      target_group_path: attempt.targetGroupPath,
      expires_at: endsAt(attempt.now),
      used_at: null,
    })
    .execute();
}

export interface Attempt {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly registers: boolean;
  readonly targetGroupPath: string | null;
}

/** Whether an attempt of this campus goes on; it stays so. */
export async function isAttemptOpen(
  read: Reader,
  { hash, organisationId, now }: Pick<NewAttempt, 'hash' | 'organisationId' | 'now'>,
): Promise<boolean> {
  const row = await read
    .selectFrom('openid_attempt')
    .select('hash')
    .where('hash', '=', hash)
    .where('organisation_id', '=', organisationId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Spends an attempt, for the browser that began it only; undefined: none of this campus, too late, or spent. */
export async function spendAttempt(
  trx: Trx,
  { hash, browserHash, organisationId, now }: Pick<NewAttempt, 'hash' | 'browserHash' | 'organisationId' | 'now'>,
): Promise<Attempt | undefined> {
  const at = now.toISOString();
  const row = await trx
    .updateTable('openid_attempt')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('browser_hash', '=', browserHash)
    .where('organisation_id', '=', organisationId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['client_id', 'redirect_uri', 'registers', 'target_group_path'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { client_id: clientId, redirect_uri: redirectUri, registers, target_group_path: targetGroupPath } = row;
  return { clientId, redirectUri, registers: registers === 1, targetGroupPath };
}

/** Notes an ID token that came unasked, or an assertion of the exchange service; false where it was taken before. */
export async function takeOnce(
  trx: Trx,
  { hash, clientId, organisationId, now }: Pick<NewAttempt, 'hash' | 'clientId' | 'organisationId' | 'now'>,
): Promise<boolean> {
  const row = await trx
    .insertInto('openid_attempt')
    .values({
      hash,
      organisation_id: organisationId,
      client_id: clientId,
      browser_hash: '',
      redirect_uri: '',
      registers: 0,
      target_group_path: null,
      expires_at: endsAt(now),
      used_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

function endsAt(now: Date): string {
  return new Date(now.getTime() + OPENID_ATTEMPT_MINUTES * MINUTE).toISOString();
}
