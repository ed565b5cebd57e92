import { REQUEST_TIMEOUT } from '#campus/limits.ts';
import { HEADERS } from '#campus/network/headers.ts';

/** Whether the campus itself answers: a portal's page has a status 200 too, but not our header (OFFLINE-6). */
export async function probe(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
    return answer.ok && answer.headers.has(HEADERS.campus);
  } catch {
    return false;
  }
}
