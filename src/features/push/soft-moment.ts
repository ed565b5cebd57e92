import { SOFT_ASK_AFTER_LESSONS } from '#campus/push-limits.ts';
import { pushWish } from '#device/push-wish.ts';

/** A meaningful act since this page was loaded (UX B): never on load. */
type Acted = { session: string | undefined; lesson: boolean };

const listeners = new Set<() => void>();
let acted: Acted = { session: undefined, lesson: false };

function set(next: Acted): void {
  acted = next;
  for (const listener of listeners) listener();
}

/** What the card may follow, for `useSyncExternalStore`. */
export const softMoment = {
  read: () => acted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A place was taken, in a date or a run of this name. */
  hasRegistered: (seat: string): void => set({ ...acted, session: seat }),
  /** A lesson is done; the first asks nothing. */
  hasFinishedLesson: (): void => {
    if (pushWish.countLesson() >= SOFT_ASK_AFTER_LESSONS) set({ ...acted, lesson: true });
  },
};
