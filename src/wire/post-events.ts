import type { AnalyticsEvent } from '#campus/analytics/analytics-event.ts';
import { REQUEST_TIMEOUT } from '#campus/limits.ts';
import { HEADERS } from '#campus/network/headers.ts';

/** Whose events these are: of a person by their session's token, of a visitor by the device's random id. */
export type EventSender = { jwt: string } | { fingerprint: string };

/** `kept`: the campus has them. `refused`: it will never take them. `later`: it did not say. */
export type EventsFate = 'kept' | 'refused' | 'later';

/** Statuses by which the campus refuses what was sent, whoever sends it. */
const NEVER = new Set([400, 413, 415, 422]);

/**
 * Sends what was counted (PRIVACY-4), also from a page that is being left. Not by the campus's own fetch: a token that is
 * over is no reason to renew a session for it, still less to end one; it is sent again with the next token.
 */
export async function postEvents(
  origin: string,
  events: readonly AnalyticsEvent[],
  by: EventSender,
): Promise<EventsFate> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if ('jwt' in by) headers.set(HEADERS.authorization, `Bearer ${by.jwt}`);
  else headers.set(HEADERS.fingerprint, by.fingerprint);
  try {
    const answer = await fetch(new URL('/event', origin), {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      headers,
      body: JSON.stringify({ events }),
    });
    if (!answer.headers.has(HEADERS.campus)) return 'later';
    if (answer.ok) return 'kept';
    return NEVER.has(answer.status) ? 'refused' : 'later';
  } catch {
    return 'later';
  }
}
