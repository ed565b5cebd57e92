import { BACKOFF_BASE, BACKOFF_CAP } from '#campus/limits.ts';

/** How long to wait after so many failed attempts, in ms: full jitter (SYNC-10). */
export function backOff(attempts: number, random: () => number): number {
  return random() * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** attempts);
}
