import { RateLimiterRes } from 'rate-limiter-flexible';

/** Counts a try by one limiter or several. Undefined: go on; else the seconds to wait. */
export async function secondsToWait(count: () => Promise<unknown>): Promise<number | undefined> {
  try {
    await count();
    return undefined;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw reason;
  }
}
