import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { JWT_LIFE_SECONDS } from '#campus/limits.ts';
import type { Keys } from './keys.ts';

const ALGORITHM = 'HS256';
const TYPE = 'JWT';
/** Tokens whose signature is not checked again: as many as people are at a campus within a quarter of an hour. */
const SIGNED_KEPT = 5000;

const claimsSchema = v.object({
  sub: v.string(),
  aud: v.string(),
  /** The session that the token belongs to. */
  sid: v.string(),
  jti: v.string(),
  iat: v.number(),
  nbf: v.optional(v.number(), 0),
  exp: v.number(),
});

export type Claims = v.InferOutput<typeof claimsSchema>;

export type Checked = { is: 'valid' | 'expired'; claims: Claims } | { is: 'bad' };

/** A JWT for one person in one organisation, 15 minutes long (SESSION-1). */
export function signAccessToken(
  keys: Keys,
  claims: { personId: string; organisationId: string; sessionId: string; jti: string; now: Date },
): Promise<string> {
  const issued = Math.floor(claims.now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keys.id })
    .setSubject(claims.personId)
    .setAudience(claims.organisationId)
    .setJti(claims.jti)
    .setIssuedAt(issued)
    .setNotBefore(issued)
    .setExpirationTime(issued + JWT_LIFE_SECONDS)
    .sign(keys.access);
}

/** The JWT of `authorization: Bearer …`. Undefined: there is no such header; empty: it is of another form. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : (/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '');
}

/** What stands in tokens that a key has signed; who made the key again has signed nothing yet. */
const signed = new WeakMap<Keys, LRUCache<string, Claims>>();

/**
 * Believes only our own algorithm, key, type and audience; `expired` means that everything else is right. That a token is
 * signed is checked once, since it stays so; whether it holds here and now is looked at each time.
 */
export async function checkAccessToken(keys: Keys, token: string, organisationId: string, now: Date): Promise<Checked> {
  const known = signed.get(keys) ?? new LRUCache<string, Claims>({ max: SIGNED_KEPT });
  signed.set(keys, known);
  const claims = known.get(token);
  if (claims !== undefined) return checkClaims(claims, organisationId, now);
  const checked = await checkSigned(keys, token, organisationId, now);
  if (checked.is !== 'bad') known.set(token, checked.claims);
  return checked;
}

function checkClaims(claims: Claims, organisationId: string, now: Date): Checked {
  const seconds = Math.floor(now.getTime() / 1000);
  if (claims.aud !== organisationId || claims.nbf > seconds) return { is: 'bad' };
  return { is: claims.exp <= seconds ? 'expired' : 'valid', claims };
}

async function checkSigned(keys: Keys, token: string, organisationId: string, now: Date): Promise<Checked> {
  const options = { algorithms: [ALGORITHM], typ: TYPE, audience: organisationId, currentDate: now };
  try {
    const { payload } = await jwtVerify(token, (header: { kid?: string }) => keyFor(keys, header.kid), options);
    return claimed('valid', payload);
  } catch (error) {
    return error instanceof errors.JWTExpired ? claimed('expired', error.payload) : { is: 'bad' };
  }
}

function keyFor(keys: Keys, kid: string | undefined): Uint8Array {
  if (kid !== keys.id) throw new errors.JWKSNoMatchingKey();
  return keys.access;
}

function claimed(is: 'valid' | 'expired', payload: unknown): Checked {
  const parsed = v.safeParse(claimsSchema, payload);
  return parsed.success ? { is, claims: parsed.output } : { is: 'bad' };
}
