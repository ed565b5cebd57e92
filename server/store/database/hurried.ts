import { WRITE_WAIT_MOST } from '#campus/network/load-limits.ts';
import { Overloaded } from '#server/runtime/turns.ts';
import type { Store } from './open-store.ts';
import { isTransient } from './retried.ts';

/**
 * The store as requests have it: somebody waits for the answer, so a write begins in time or is refused with `Overloaded`.
 * What goes on without a request (imports, mails, sweeping) is patient.
 */
export function hurried(store: Store): Store {
  return {
    ...store,
    async transaction(work) {
      try {
        return await store.transaction(work, { within: WRITE_WAIT_MOST });
      } catch (error) {
        // Another process has the database, an import for instance.
        throw isTransient(error) ? new Overloaded(1) : error;
      }
    },
  };
}
