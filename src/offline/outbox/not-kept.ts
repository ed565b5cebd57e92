import { storageHealth } from '#offline/health/storage-health.ts';
import { isQuota } from '#offline/saved/stopped.ts';

/**
 * Why the device did not take what the learner did. no-space: full to the last byte · reload: this page may not write any more ·
 * offline: nothing can be kept here, and the campus was not reached · refused: the campus said no, `code` says why ·
 * invalid: it is not of the form that the campus takes, whatever the screen let through
 */
export type NotKeptBecause = 'no-space' | 'reload' | 'offline' | 'refused' | 'invalid' | 'failed';

/** A change that is neither on the device nor at the campus: whoever sent it still has it, and says so. */
export class NotKept extends Error {
  readonly because: NotKeptBecause;
  readonly code: string | undefined;

  constructor(because: NotKeptBecause, options?: ErrorOptions & { code?: string }) {
    super(`a change was not kept: ${because}`, options);
    this.name = 'NotKept';
    this.because = because;
    this.code = options?.code;
  }
}

/** Anything that putting an entry on disk threw. */
export function notKept(cause: unknown): NotKept {
  if (cause instanceof NotKept) return cause;
  if (isQuota(cause)) return new NotKept('no-space', { cause });
  const health = storageHealth.read();
  const isOver = health === 'newer' || health === 'displaced' || health === 'lost';
  return new NotKept(isOver ? 'reload' : 'failed', { cause });
}
