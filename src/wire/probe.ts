import { REQUEST_TIMEOUT } from '#campus/limits.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { isInMaintenance } from './maintenance.ts';

/** Whether the campus itself answers, and is not worked on: a portal's page has a status 200 too, but not our header (OFFLINE-6). */
export async function probe(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
    return answer.ok && answer.headers.has(HEADERS.campus) && !isInMaintenance(answer);
  } catch {
    return false;
  }
}
