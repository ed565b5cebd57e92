import type { Followed } from '#features/session/session.ts';
import type { SubscriptionParts } from '#wire/subscriptions.ts';
import type { Attention } from './while-looked-at.ts';

/** By what the page hears the campus: one socket for all. */
export type Listens = Attention & { parts: SubscriptionParts };

/** One subscription more, for as long as a part of the page is there. Returns how to end it. */
export function follow<T>(listens: Listens, subscription: Followed<T>): () => void {
  const ended = new AbortController();
  const begin = async (): Promise<void> => {
    const [{ whileLookedAt }, { subscribe }] = await Promise.all([
      import('#app/session/while-looked-at.ts'),
      import('#wire/subscriptions.ts'),
    ]);
    if (ended.signal.aborted) return;
    const stop = whileLookedAt(listens, (signal) => void subscribe(listens.parts, { ...subscription, signal }));
    ended.signal.addEventListener('abort', stop);
  };
  // A chunk that does not come is one that is not heard: the page asks when it is looked at again.
  begin().catch(() => {});
  return () => ended.abort();
}
