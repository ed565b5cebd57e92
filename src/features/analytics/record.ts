import type { Counted } from '#campus/analytics/analytics-event.ts';

let take: ((what: Counted) => void) | undefined;

/** Done before the page rested. Only what was done with a consent is ever heard, by who listens later. */
const early: { what: Counted; at: number }[] = [];
const EARLY_MAX = 20;

/** Tells what somebody did, where they agreed to that (PRIVACY-4): else nobody hears it, now or later. */
export function record(what: Counted): void {
  if (take !== undefined) take(what);
  else if (early.length < EARLY_MAX) early.push({ what, at: Date.now() });
}

/** Who listens from now on, also to what was done since the consent was given; answers how to stop. */
export function recordWith(listener: (what: Counted) => void, agreedAt: Date): () => void {
  take = listener;
  for (const { what, at } of early.splice(0)) if (at >= agreedAt.getTime()) listener(what);
  return () => {
    if (take === listener) take = undefined;
  };
}

/** Kinds of queued changes that are a list action (PRIVACY-4: analytics are also sent on list actions). */
const LIST_ACTION = /^(bookmark|list)/;

export function recordListAction(kind: string): void {
  if (LIST_ACTION.test(kind)) record({ type: 'BUTTON_INTERACTION', payload: { name: kind } });
}
