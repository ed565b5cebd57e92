import type { Counted } from '#campus/analytics-event.ts';

let take: ((what: Counted) => void) | undefined;

/** Tells what somebody did, where they agreed to that (B7, Analytics): else, and before the page rests, nobody listens. */
export function record(what: Counted): void {
  take?.(what);
}

/** Who listens from now on; answers how to stop. */
export function recordWith(listener: (what: Counted) => void): () => void {
  take = listener;
  return () => {
    if (take === listener) take = undefined;
  };
}
