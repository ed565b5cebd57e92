import { LOCKS } from '#offline/names.ts';
import { withLock } from '#offline/with-lock.ts';
import type { Wire } from '#wire/graphql.ts';
import { claimsOf, type SessionStore } from '#wire/session-store.ts';

/** Any answer renews: the server does it on the way once half of the token's life is over. */
const RENEW_SESSION = 'query renewSession { viewer { id } }';

/** `later`: the campus could not be asked, or gave no new token. */
export type Renewal = 'fresh' | 'renewed' | 'later' | 'nobody';

/** Whether half of the token's life is over (SESSION-4). `now` in ms of the campus's time. */
export function isRenewalDue(jwt: string, now: number): boolean {
  const claims = claimsOf(jwt);
  return claims !== undefined && now / 1000 >= claims.iat + (claims.exp - claims.iat) / 2;
}

/**
 * Renews the session where it is due: the same function in page and worker, one at a time under the session's lock. Who
 * comes second reads the tokens again and finds them fresh; who goes past a frozen holder of the lock gets the same successor
 * from the server. `refused`: a token that the campus did not take, however fresh: it is asked whether there still is a session.
 */
export async function renewSession(
  parts: { session: SessionStore; wire: Wire; now: () => number },
  refused?: string,
): Promise<Renewal> {
  return withLock(LOCKS.session, async () => {
    const before = await parts.session.read();
    if (before === undefined) return 'nobody';
    if (before.jwt !== refused && !isRenewalDue(before.jwt, parts.now())) return 'fresh';
    const isAnswered = await parts.wire.send({ document: RENEW_SESSION }).then(
      () => true,
      () => false,
    );
    const after = isAnswered ? await parts.session.read() : undefined;
    return after === undefined || after.jwt === before.jwt ? 'later' : 'renewed';
  });
}
