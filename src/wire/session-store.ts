import * as v from 'valibot';

/** Tokens of one signed-in person (READINGS, Session). */
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

/** Claims of a JWT, decoded only, never verified: the server alone trusts tokens. Undefined where it is none. Times in seconds. */
export function claimsOf(jwt: string): Claims | undefined {
  const payload = jwt.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const parsed = v.safeParse(claims, JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
