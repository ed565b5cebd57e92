import { DRAIN_PARALLEL } from '#campus/limits.ts';
import { SHED_RETRY_MOST } from '#campus/network/load-limits.ts';

export interface Appointments {
  /** Seconds after which somebody may come again. `wait`: ms until what waits now is done; `pace`: ms for one change. */
  secondsFor(who: string, queue: { wait: number; pace: number }): number;
}

/**
 * Tells whoever is turned away when there will be capacity for what their device sends at once: one after the other, and the
 * same to all that one person sends. Drawn at random, they would come back in the middle of the others again and again.
 */
export function createAppointments(): Appointments {
  /** By person, in the order of the times. */
  const given = new Map<string, number>();
  let last = 0;
  return {
    secondsFor(who, { wait, pace }) {
      const now = performance.now();
      for (const [one, at] of given) {
        if (at > now) break;
        given.delete(one);
      }
      const known = given.get(who);
      if (known === undefined) {
        const next = Math.max(last, now + wait) + pace * DRAIN_PARALLEL;
        last = Math.min(next, now + SHED_RETRY_MOST * 1000);
        given.set(who, last);
      }
      return Math.max(1, Math.ceil(((known ?? last) - now) / 1000));
    },
  };
}
