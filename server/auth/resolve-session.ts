import { randomUUID } from 'node:crypto';
import { JWT_LIFE_SECONDS } from '#campus/limits.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { findPerson, isRevoked, personOfSession } from '#server/store/people/people.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';
import { type Claims, checkAccessToken, signAccessToken } from './access-token.ts';
import type { Keys } from './keys.ts';
import { noteSeen, renewSession } from './refresh-token.ts';

export interface Credentials {
  /** The JWT of `authorization: Bearer …`. */
  readonly accessToken: string | undefined;
  readonly refreshToken: string | undefined;
}

export type Session =
  /** No token was sent. */
  | { is: 'visitor' }
  /** A token was sent, and it is not good: HTTP 401. */
  | { is: 'bad' }
  | {
      is: 'person';
      person: PersonRow;
      sessionId: string;
      renewed: { token: string; refreshToken: string } | undefined;
    };

export interface SessionParts {
  readonly store: Store;
  readonly keys: Keys;
  /** A spent refresh token came back after its grace: worth a line in the log. */
  readonly onReuse: (sessionId: string) => void;
}

/**
 * Who sends this request (SESSION-1): a good JWT, or a good refresh token beside an expired one; past half of the JWT's
 * life a refresh token that came along is renewed on the way.
 */
export async function resolveSession(
  parts: SessionParts,
  credentials: Credentials,
  organisationId: string,
  now: Date,
): Promise<Session> {
  const { accessToken, refreshToken } = credentials;
  if (accessToken === undefined && refreshToken === undefined) return { is: 'visitor' };
  let claims: Claims | undefined;
  if (accessToken !== undefined) {
    const checked = await checkAccessToken(parts.keys, accessToken, organisationId, now);
    if (checked.is === 'bad') return { is: 'bad' };
    claims = checked.claims;
    const halfway = claims.exp - JWT_LIFE_SECONDS / 2;
    const isFresh = now.getTime() / 1000 < halfway;
    if (checked.is === 'valid' && (isFresh || refreshToken === undefined))
      return loadSession(parts.store, claims, refreshToken);
    if (await isRevoked(parts.store.read, claims.jti)) return { is: 'bad' };
  }
  if (refreshToken === undefined) return { is: 'bad' };
  return renew(parts, refreshToken, claims, organisationId, now);
}

async function loadSession(store: Store, claims: Claims, refreshToken: string | undefined): Promise<Session> {
  const known = await personOfSession(store.read, claims);
  if (known === undefined) return { is: 'bad' };
  await noteSeen(store, { sessionId: claims.sid, unseenHash: known.unseenHash, token: refreshToken });
  return { is: 'person', person: known.person, sessionId: claims.sid, renewed: undefined };
}

async function renew(
  { store, keys, onReuse }: SessionParts,
  token: string,
  claims: Claims | undefined,
  organisationId: string,
  now: Date,
): Promise<Session> {
  const renewal = await store.transaction((trx) => renewSession(trx, keys, { token, organisationId, now }));
  if (renewal.is === 'reused') onReuse(renewal.sessionId);
  if (renewal.is !== 'renewed' || (claims && claims.sid !== renewal.sessionId)) return { is: 'bad' };
  const { sessionId, personId, refreshToken } = renewal;
  const person = await findPerson(store.read, personId);
  if (person === undefined) return { is: 'bad' };
  const fresh = await signAccessToken(keys, { personId, organisationId, sessionId, jti: randomUUID(), now });
  return { is: 'person', person, sessionId, renewed: { token: fresh, refreshToken } };
}
