import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { JWT_LIFE_SECONDS } from '#campus/limits.ts';
import type { Keys } from './keys.ts';

const ALGORITHM = 'HS256';
const TYPE = 'JWT';

const claimsSchema = v.object({
  sub: v.string(),
  aud: v.string(),
  /** The session that the token belongs to. */
  sid: v.string(),
  jti: v.string(),
  iat: v.number(),
  exp: v.number(),
});

export type Claims = v.InferOutput<typeof claimsSchema>;

export type Checked = { is: 'valid' | 'expired'; claims: Claims } | { is: 'bad' };

/** A JWT for one person in one organisation, 15 minutes long (READINGS, Session). */
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

/** Believes only our own algorithm, key, type and audience; `expired` means that everything else is right. */
export async function checkAccessToken(keys: Keys, token: string, organisationId: string, now: Date): Promise<Checked> {
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
