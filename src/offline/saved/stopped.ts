import { failureOf } from '#wire/campus-failure.ts';
import type { PausedBecause } from './saved-units.ts';

/** A download that cannot go on, and why. */
export class Stopped extends Error {
  readonly because: PausedBecause | 'no-space';

  constructor(because: PausedBecause | 'no-space', options?: ErrorOptions) {
    super(`a download stopped: ${because}`, options);
    this.name = 'Stopped';
    this.because = because;
  }
}

/** Over quota, whether a request, a transaction or Cache Storage said so (STORAGE-4). */
export function isQuota(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  if (error.name === 'QuotaExceededError') return true;
  return 'inner' in error && isQuota(error.inner);
}

/** Why it stopped, of anything thrown on the way. */
export function whyStopped(error: unknown): PausedBecause | 'no-space' {
  if (error instanceof Stopped) return error.because;
  if (isQuota(error)) return 'no-space';
  const failure = failureOf(error);
  if (failure.kind === 'unreachable') return isBusy(failure.status ?? 0) ? 'server' : 'offline';
  return failure.kind === 'offline' || failure.kind === 'signed-out' ? 'offline' : 'trouble';
}

/** The campus answers, but cannot now. */
export function isBusy(status: number): boolean {
  return status >= 500 || status === 429;
}
