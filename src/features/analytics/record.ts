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

/** Kinds of queued changes that are a list action (B7: analytics are also sent on list actions). */
const LIST_ACTION = /^(bookmark|list)/;

export function recordListAction(kind: string): void {
  if (LIST_ACTION.test(kind)) record({ type: 'BUTTON_INTERACTION', payload: { name: kind } });
}
