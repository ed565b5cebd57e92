import * as v from 'valibot';
import { REFRESH_GRACE_SECONDS, REFRESH_SLIDING_DAYS } from '#campus/limits.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { jwtPayload } from '#wire/jwt-payload.ts';
import type { Tokens } from '#wire/session-store.ts';
import type { Oracle } from './oracle.ts';

/** Whether the campus ends a session that it may not end (SESSION-5). */
export type SessionWatch = {
  issued: (tokens: Tokens) => void;
  ended: (jwt: string) => void;
  answered: (request: Request, response: Response) => void;
};

const DAY = 24 * 60 * 60 * 1000;
const claims = v.object({ sid: v.string() });

export function watchSessions(now: () => number, oracle: Pick<Oracle, 'breach'>): SessionWatch {
  const issuedAt = new Map<string, number>();
  const spentAt = new Map<string, number>();
  const sessions = new Map<string, string>();
  const over = new Set<string>();
  const succeed = (token: string, successor: string): void => {
    if (!spentAt.has(token)) spentAt.set(token, now());
    if (!issuedAt.has(successor)) issuedAt.set(successor, now());
    sessions.set(successor, sessions.get(token) ?? '');
  };
  return {
    issued: ({ jwt, refreshToken }) => {
      issuedAt.set(refreshToken, now());
      sessions.set(refreshToken, sessionOf(jwt));
    },
    ended: (jwt) => void over.add(sessionOf(jwt)),
    answered: (request, response) => {
      const token = request.headers.get(HEADERS.refreshToken);
      if (token === null) return;
      const successor = response.headers.get(HEADERS.renewedRefreshToken);
      if (successor !== null) succeed(token, successor);
      const session = sessions.get(token);
      if (response.status !== 401 || session === undefined || over.has(session)) return;
      const spent = spentAt.get(token);
      const issued = issuedAt.get(token) ?? 0;
      const isInGrace = spent !== undefined && now() - spent <= REFRESH_GRACE_SECONDS * 1000;
      const isUnused = spent === undefined && now() - issued < REFRESH_SLIDING_DAYS * DAY;
      if (isInGrace || isUnused) oracle.breach('session', 'a learner was signed out who had done nothing wrong');
      over.add(session);
    },
  };
}

/** Id of the session that a JWT is of. */
export function sessionOf(jwt: string): string {
  const parsed = v.safeParse(claims, jwtPayload(jwt));
  return parsed.success ? parsed.output.sid : '';
}
