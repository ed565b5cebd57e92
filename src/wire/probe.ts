import { REQUEST_TIMEOUT } from '#campus/limits.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { isInMaintenance, maintenance } from './maintenance.ts';

/**
 * Whether the campus itself answers, and is not worked on: a portal's page has a status 200 too, but not our header (OFFLINE-6).
 * A gateway may let the campus be asked how it is and nothing else, so after one the place of all questions is asked as well.
 */
export async function probe(): Promise<boolean> {
  const places = maintenance.read() ? ['/healthz', '/graphql'] : ['/healthz'];
  for (const place of places) if (!(await answersAt(place))) return false;
  return true;
}

async function answersAt(place: string): Promise<boolean> {
  try {
    const answer = await fetch(place, { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
    return !isInMaintenance(answer) && answer.headers.has(HEADERS.campus);
  } catch {
    maintenance.set(false);
    return false;
  }
}
