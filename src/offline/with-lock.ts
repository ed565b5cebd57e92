import { LOCK_WAIT } from '#campus/limits.ts';

/**
 * Runs `work` under a Web Lock. A lock that a frozen tab holds is waited for (`wait`, ms) and then gone past, never stolen
 * (SESSION-6): `work` is called with whether it is alone; the server's deduplication makes it safe either way. A browser that
 * keeps no site data has locks and refuses each.
 */
export async function withLock<T>(
  name: string,
  work: (alone: boolean) => Promise<T>,
  wait: number = LOCK_WAIT,
): Promise<T> {
  if (!('locks' in navigator)) return work(false);
  const patience = AbortSignal.timeout(wait);
  let started = false;
  try {
    return await navigator.locks.request(name, { signal: patience }, () => {
      started = true;
      return work(true);
    });
  } catch (error) {
    if (started) throw error;
    return work(false);
  }
}
