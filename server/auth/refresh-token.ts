import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { REFRESH_ABSOLUTE_DAYS, REFRESH_GRACE_SECONDS, REFRESH_SLIDING_DAYS } from '#campus/limits.ts';
import { SESSIONS_MAX } from '#campus/own-limits.ts';
import type { Store, Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import { cutOff, openSessionsOf } from '#server/store/people/sessions.ts';
import type { Keys } from './keys.ts';

const DAY = 24 * 60 * 60 * 1000;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The token that follows another. It is derived, not drawn: within the grace window the old one is answered with the
 * same successor, and only hashes are stored (SESSION-3).
 */
function successorOf(keys: Keys, token: string): string {
  return createHmac('sha256', keys.refresh).update(token).digest('base64url');
}

export interface NewSession {
  readonly personId: string;
  readonly organisationId: string;
  readonly mobile: boolean;
  readonly fingerprint: string | null;
  readonly now: Date;
}

/** Begins a session on one device; answers its id and first refresh token. */
export async function beginSession(
  trx: Trx,
  session: NewSession,
): Promise<{ sessionId: string; refreshToken: string }> {
  const sessionId = randomUUID();
  const refreshToken = randomBytes(32).toString('base64url');
  // A page that lists the person's sessions has one less than there are.
  await raiseRevision(trx, session.personId);
  const at = session.now.toISOString();
  const endsAt = new Date(session.now.getTime() + REFRESH_ABSOLUTE_DAYS * DAY).toISOString();
  await trx
    .insertInto('session')
    .values({
      id: sessionId,
      person_id: session.personId,
      organisation_id: session.organisationId,
      is_mobile: session.mobile ? 1 : 0,
      fingerprint: session.fingerprint,
      created_at: at,
      last_used_at: at,
      ends_at: endsAt,
      revoked_at: null,
      unseen_hash: null,
    })
    .execute();
  await insertToken(trx, refreshToken, sessionId, endsAt, session.now);
  await endOldest(trx, session);
  return { sessionId, refreshToken };
}

/** A person has so many sessions at most: where another begins, the one that was used longest ago ends (SESSION-17). */
async function endOldest(trx: Trx, { personId, now }: NewSession): Promise<void> {
  const open = await openSessionsOf(trx, personId, now);
  for (const { id } of open.slice(SESSIONS_MAX)) await endSession(trx, id, now);
}

export type Renewal =
  | { is: 'renewed'; sessionId: string; personId: string; refreshToken: string }
  /** Unknown, expired, ended, or another organisation's. */
  | { is: 'refused' }
  /** It was used long before, and its successor was shown since: somebody has a copy, so the session is ended. */
  | { is: 'reused'; sessionId: string };

/** Spends a refresh token for its successor; exactly one of many at once does, the others get the same answer. */
export async function renewSession(
  trx: Trx,
  keys: Keys,
  request: { token: string; organisationId: string; now: Date },
): Promise<Renewal> {
  const { token, organisationId, now } = request;
  const hash = hashToken(token);
  const row = await tokenRow(trx, hash);
  const at = now.toISOString();
  if (!row || row.organisation_id !== organisationId || row.revoked_at !== null || row.ends_at <= at)
    return { is: 'refused' };
  const refreshToken = successorOf(keys, token);
  const renewed = { is: 'renewed', sessionId: row.session_id, personId: row.person_id, refreshToken } as const;
  const spent = await trx
    .updateTable('refresh_token')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('hash')
    .executeTakeFirst();
  if (spent !== undefined) {
    await insertToken(trx, refreshToken, row.session_id, row.ends_at, now);
    const unseen = { last_used_at: at, unseen_hash: hashToken(refreshToken) };
    await trx.updateTable('session').set(unseen).where('id', '=', row.session_id).execute();
    return renewed;
  }
  const usedAt = (await tokenRow(trx, hash))?.used_at;
  if (usedAt === null || usedAt === undefined) return { is: 'refused' };
  if (now.getTime() - Date.parse(usedAt) <= REFRESH_GRACE_SECONDS * 1000) return renewed;
  if (await isUnseen(trx, refreshToken, at)) {
    // The window begins anew: a page sends several requests at once, and one shows the successor before the others arrive.
    await trx.updateTable('refresh_token').set({ used_at: at }).where('hash', '=', hash).execute();
    return renewed;
  }
  await endSession(trx, row.session_id, now);
  return { is: 'reused', sessionId: row.session_id };
}

/**
 * Whether nobody has shown this token yet: then the answer that carried it may have been lost, and the device that asks
 * with the old one again is no thief, however late it comes.
 */
async function isUnseen(trx: Trx, token: string, at: string): Promise<boolean> {
  const row = await trx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.unseen_hash', 'refresh_token.hash')
    .select('refresh_token.hash')
    .where('refresh_token.hash', '=', hashToken(token))
    .where('refresh_token.expires_at', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** The device has its newest refresh token: from now on the one before is good for the grace window only. */
export async function noteSeen(
  store: Store,
  { sessionId, unseenHash, token }: { sessionId: string; unseenHash: string | null; token: string | undefined },
): Promise<void> {
  if (unseenHash === null || token === undefined || hashToken(token) !== unseenHash) return;
  await store.transaction((trx) =>
    trx
      .updateTable('session')
      .set({ unseen_hash: null })
      .where('id', '=', sessionId)
      .where('unseen_hash', '=', unseenHash)
      .execute(),
  );
}

/** Ends a session with all its tokens and devices; ending twice is ending once. */
export async function endSession(trx: Trx, sessionId: string, now: Date): Promise<void> {
  const ended = await trx
    .updateTable('session')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  // A page that lists the person's sessions has one more than there are.
  if (ended !== undefined) await raiseRevision(trx, ended.person_id);
  await cutOff(trx, [sessionId]);
}

/** The session that a refresh token belongs to, used or not. */
export async function tokenRow(trx: Trx, hash: string) {
  return trx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session_id', 'person_id', 'organisation_id', 'revoked_at', 'ends_at', 'used_at'])
    .where('refresh_token.hash', '=', hash)
    .executeTakeFirst();
}

async function insertToken(trx: Trx, token: string, sessionId: string, endsAt: string, now: Date): Promise<void> {
  const sliding = new Date(now.getTime() + REFRESH_SLIDING_DAYS * DAY).toISOString();
  await trx
    .insertInto('refresh_token')
    .values({
      hash: hashToken(token),
      session_id: sessionId,
      expires_at: sliding < endsAt ? sliding : endsAt,
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
