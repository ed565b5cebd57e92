import { createHmac } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as v from 'valibot';
import { EXCHANGE_CODE_SECONDS } from '#campus/identity-limits.ts';
import type { Keys } from '#server/auth/keys.ts';

const claimsSchema = v.object({
  sub: v.string(),
  email: v.optional(v.string()),
  email_verified: v.boolean(),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
});
export type ExchangeClaims = v.InferOutput<typeof claimsSchema>;

/**
 * What the exchange service said, as a code that the browser takes from its form to the app: sealed, since it stands in an
 * address, and of no use with another state (AUTH-16).
 */
export function sealExchangeCode(keys: Keys, state: string, claims: ExchangeClaims, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new EncryptJWT({ ...claims })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(issued + EXCHANGE_CODE_SECONDS)
    .encrypt(keyOf(keys, state));
}

/** Throws where the code is of another campus or state, or too old. */
export async function openExchangeCode(keys: Keys, state: string, code: string, now: Date): Promise<ExchangeClaims> {
  const { payload } = await jwtDecrypt(code, keyOf(keys, state), { currentDate: now, requiredClaims: ['exp'] });
  return v.parse(claimsSchema, payload);
}

function keyOf(keys: Keys, state: string): Uint8Array {
  return createHmac('sha256', keys.refresh).update(`saml code ${state}`).digest();
}
