import type { Attempt } from '#server/auth/attempt-limits.ts';
import type { CampusContext } from './context.ts';

/** Counts a try; whether it was one too many, with the time to wait in the answer's headers. */
export async function waits(
  { parts, organisation, address, notes }: CampusContext,
  attempt: Attempt,
  account: string,
): Promise<boolean> {
  const seconds = await parts.attemptLimits.take(attempt, `${organisation.id} ${account}`, address);
  if (seconds !== undefined) notes.headers.set('retry-after', String(seconds));
  return seconds !== undefined;
}
