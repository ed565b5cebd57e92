import { LEAVING_WAIT } from '#campus/storage-limits.ts';
import { LOCKS } from '#offline/names.ts';
import { withLock } from '#offline/with-lock.ts';

/**
 * Logging in, and taking away what somebody had here, exclude each other: a login of the same person would open what is being
 * deleted. Whoever comes second looks inside of `work` how things are by then.
 */
export function enterOrLeave<T>(work: () => Promise<T>): Promise<T> {
  return withLock(LOCKS.leaving, work, LEAVING_WAIT);
}
