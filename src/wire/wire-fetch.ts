import { REQUEST_TIMEOUT } from '#campus/limits.ts';
import { eitherSignal } from '#campus/network/either-signal.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { CampusError } from './campus-failure.ts';
import { isInMaintenance, maintenance } from './maintenance.ts';
import type { ServerTime } from './server-time.ts';
import type { SessionStore, Tokens } from './session-store.ts';

export type WireParts = {
  fetch: typeof globalThis.fetch;
  session: SessionStore;
  /** Server id of the language in use; undefined where the caller shows nothing (the worker sending entries). */
  languageId: () => string | undefined;
  /** One request is given up after this, ms; left out: REQUEST_TIMEOUT. */
  timeout?: number;
  /**
   * Called after every attempt whether the campus itself answered, and when (`performance.now()`) it was asked: the one
   * source of "online" (OFFLINE-6).
   */
  onReach?: (reached: boolean, asked: number) => void;
  /** Learns the campus's time from each of its answers. */
  serverTime?: ServerTime;
  /** The server's answer that there is no session any more. */
  onSignedOut?: () => void;
};

/** Statuses after which the same request may be sent again (SYNC-6). */
const AGAIN = new Set([408, 425, 429]);

export function isForLater(status: number): boolean {
  return status >= 500 || AGAIN.has(status);
}

/**
 * A fetch that speaks the campus's headers: tokens out, renewed tokens in, one renewal after a 401,
 * and a `CampusError` for everything that is not an answer of the campus.
 */
export function wireFetch(parts: WireParts): typeof globalThis.fetch {
  return async (input, init) => {
    const first = await parts.session.read();
    const answer = await attempt(parts, input, init, first);
    if (answer.status !== 401) return answer;
    // A tab or the worker may have renewed in between; else the refresh token alone asks for one renewal (SESSION-5), since
    // a JWT that is refused for its own sake would be refused again.
    const again = await parts.session.read();
    const isNew = again?.jwt !== first?.jwt;
    const second = again === undefined ? answer : await attempt(parts, input, init, again, { withJwt: isNew });
    if (second.status !== 401) return second;
    if (again !== undefined) parts.onSignedOut?.();
    throw new CampusError({ kind: 'signed-out' });
  };
}

async function attempt(
  parts: WireParts,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  tokens: Tokens | undefined,
  { withJwt } = { withJwt: true },
): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (tokens !== undefined) {
    if (withJwt) headers.set(HEADERS.authorization, `Bearer ${tokens.jwt}`);
    headers.set(HEADERS.refreshToken, tokens.refreshToken);
  }
  const language = parts.languageId();
  if (language !== undefined) headers.set(HEADERS.preferredLanguage, language);
  const signals = [AbortSignal.timeout(parts.timeout ?? REQUEST_TIMEOUT), ...(init?.signal ? [init.signal] : [])];
  const learn = parts.serverTime?.ask();
  const asked = performance.now();
  let answer: Response;
  try {
    answer = await parts.fetch(input, { ...init, headers, signal: eitherSignal(signals) });
  } catch (cause) {
    if (init?.signal?.aborted === true) throw cause;
    maintenance.set(false);
    parts.onReach?.(false, asked);
    throw new CampusError({ kind: 'offline' }, { cause });
  }
  const ours = answer.headers.has(HEADERS.campus);
  const isResting = isInMaintenance(answer);
  // In maintenance the campus counts as unreachable: saved content opens and changes wait.
  parts.onReach?.(ours && !isResting, asked);
  if (!ours) throw overloaded(answer, isResting);
  learn?.(answer);
  // First of all: the old refresh token is good for a minute only, also when the answer itself is none.
  await keepRenewed(parts.session, answer, tokens);
  if (isForLater(answer.status)) throw overloaded(answer, isResting);
  return answer;
}

function overloaded(answer: Response, isMaintenance: boolean): CampusError {
  const seconds = Number(answer.headers.get('retry-after'));
  const after = Number.isFinite(seconds) && seconds > 0 ? { after: seconds * 1000 } : {};
  return new CampusError({
    kind: 'unreachable',
    status: answer.status,
    ...after,
    ...(isMaintenance && { isMaintenance }),
  });
}

async function keepRenewed(session: SessionStore, answer: Response, sent: Tokens | undefined): Promise<void> {
  const jwt = answer.headers.get(HEADERS.renewedToken);
  if (jwt === null || sent === undefined) return;
  await session.write({ jwt, refreshToken: answer.headers.get(HEADERS.renewedRefreshToken) ?? sent.refreshToken });
}
