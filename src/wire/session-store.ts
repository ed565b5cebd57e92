import * as v from 'valibot';
import { jwtPayload } from './jwt-payload.ts';

/** Tokens of one signed-in person (SESSION-2). */
export type Tokens = { jwt: string; refreshToken: string };

/**
 * Where the tokens are: a port, so that page (local storage and row) and worker (row only) share this folder.
 * `read` is asked before every attempt, so that a retry carries what another tab has renewed meanwhile.
 */
export interface SessionStore {
  read(): Promise<Tokens | undefined>;
  write(tokens: Tokens): Promise<void>;
}

const claims = v.object({ sub: v.string(), iat: v.number(), exp: v.number() });
export type Claims = v.InferOutput<typeof claims>;

/** Claims of a JWT, not verified. Undefined where it is none. Times in seconds. */
export function claimsOf(jwt: string): Claims | undefined {
  const parsed = v.safeParse(claims, jwtPayload(jwt));
  return parsed.success ? parsed.output : undefined;
}
