import { createStore } from '#campus/create-store.ts';
import { SOFT_ASK_AFTER_LESSONS } from '#campus/push/push-limits.ts';
import { pushPreference } from '#device/push/push-preference.ts';

const hasLearnt = createStore(false);

/**
 * Whether enough lessons are done, the last of them since this page was loaded (NOTIFY-8: never on load); for
 * `useSyncExternalStore`.
 */
export const softMoment = {
  read: hasLearnt.read,
  subscribe: hasLearnt.subscribe,
  /** A place is taken: from then on there is something to tell of. */
  hasTakenPlace: pushPreference.notePlace,
  /** Whoever has done nothing yet is asked nothing (NOTIFY-8: after a meaningful act). */
  hasActed: pushPreference.hasActed,
  /** A lesson is done; the first asks nothing. */
  hasFinishedLesson: (): void => {
    hasLearnt.set(pushPreference.countLesson() >= SOFT_ASK_AFTER_LESSONS);
  },
};
