import { randomBytes } from 'node:crypto';
import type { AuthError } from '#campus/account/auth-errors.ts';
import {
  CONFIRM_EMAIL_DAYS,
  RESET_PASSWORD_MINUTES,
  REVERT_EMAIL_DAYS,
  TOKEN_LOGIN_HOURS,
  UNSUBSCRIBE_DAYS,
} from '#campus/limits.ts';
import { typedLine } from '#campus/text/typed-text.ts';
import { hashToken } from '#server/auth/refresh-token.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { TokenPurpose } from '#server/store/schema/mail-tables.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Minutes in which a browser that lost the answer may use a link again. */
export const LINK_REPEAT_MINUTES = 10;

/** How long a link is good, in ms. */
const LIFE: Readonly<Record<TokenPurpose, number>> = {
  CONFIRM_EMAIL: CONFIRM_EMAIL_DAYS * DAY,
  RESET_PASSWORD: RESET_PASSWORD_MINUTES * MINUTE,
  CONFIRM_PRIVATE_EMAIL: CONFIRM_EMAIL_DAYS * DAY,
  REVERT_PRIVATE_EMAIL: REVERT_EMAIL_DAYS * DAY,
  TOKEN_LOGIN: TOKEN_LOGIN_HOURS * HOUR,
  UNSUBSCRIBE: UNSUBSCRIBE_DAYS * DAY,
};

type Issue = { organisationId: string; ownerId: string; purpose: TokenPurpose; subject: string; now: Date };

/** A token for one link; only its hash is kept. */
export async function issueToken(trx: Trx, { organisationId, ownerId, purpose, subject, now }: Issue): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + LIFE[purpose]).toISOString();
  await trx
    .insertInto('one_time_token')
    .values({
      hash: hashToken(token),
      organisation_id: organisationId,
      owner_id: ownerId,
      purpose,
      subject,
      expires_at,
      used_at: null,
      used_by: null,
    })
    .execute();
  return token;
}

export type Spent =
  /** `again`: a repeat by the same browser, which may have lost the first answer. */
  | { is: 'spent'; ownerId: string; subject: string; again: boolean }
  /** It did its work before: whoever asks again with it may be answered so, since the link was theirs. */
  | { is: 'used'; ownerId: string; subject: string }
  | { is: 'expired' }
  | { is: 'unknown' };

type Spend = {
  token: string;
  purpose: TokenPurpose;
  organisationId: string;
  /** Given where somebody is signed in: then only their own link does anything. */
  ownerId?: string;
  /** Identifier of the requesting device, where it sent one. */
  fingerprint?: string | null;
  now: Date;
};

/** Spends a token. Only one of several simultaneous browsers succeeds, and it may repeat the request for a while. */
export async function spendToken(
  trx: Trx,
  { token, purpose, organisationId, ownerId, fingerprint, now }: Spend,
): Promise<Spent> {
  const row = await trx
    .selectFrom('one_time_token')
    .select(['owner_id', 'subject', 'expires_at', 'used_at', 'used_by'])
    .where('hash', '=', hashToken(typedLine(token)))
    .where('purpose', '=', purpose)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (row === undefined || (ownerId !== undefined && row.owner_id !== ownerId)) return { is: 'unknown' };
  const { owner_id, subject } = row;
  const at = now.toISOString();
  const by = fingerprint ? hashToken(fingerprint) : null;
  const spent = await trx
    .updateTable('one_time_token')
    .set({ used_at: at, used_by: by })
    .where('hash', '=', hashToken(typedLine(token)))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('hash')
    .executeTakeFirst();
  if (spent !== undefined) return { is: 'spent', ownerId: owner_id, subject, again: false };
  const { used_at, used_by } = row;
  const lately = new Date(now.getTime() - LINK_REPEAT_MINUTES * MINUTE).toISOString();
  if (by !== null && used_by === by && used_at !== null && used_at > lately)
    return { is: 'spent', ownerId: owner_id, subject, again: true };
  return used_at === null && row.expires_at <= at ? { is: 'expired' } : { is: 'used', ownerId: owner_id, subject };
}

/** What a token says, without spending it: for links that may be followed again. */
export async function readToken(trx: Trx, { token, purpose, organisationId, now }: Spend): Promise<Spent> {
  const row = await trx
    .selectFrom('one_time_token')
    .select(['owner_id', 'subject', 'expires_at'])
    .where('hash', '=', hashToken(typedLine(token)))
    .where('purpose', '=', purpose)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (row === undefined) return { is: 'unknown' };
  if (row.expires_at <= now.toISOString()) return { is: 'expired' };
  return { is: 'spent', ownerId: row.owner_id, subject: row.subject, again: false };
}

/** After a new password no older link may set another. */
export async function voidTokens(trx: Trx, ownerId: string, purpose: TokenPurpose): Promise<void> {
  await trx
    .deleteFrom('one_time_token')
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** The answer to somebody whose link does nothing. */
export function linkError(spent: Exclude<Spent, { is: 'spent' }>): AuthError {
  switch (spent.is) {
    case 'used':
      return 'linkUsed';
    case 'expired':
      return 'linkExpired';
    case 'unknown':
      return 'linkUnknown';
    default:
      return spent satisfies never;
  }
}
