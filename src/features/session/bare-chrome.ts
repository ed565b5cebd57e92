import { useLayoutEffect } from 'react';
import { createStore } from '#campus/create-store.ts';

/** How many screens that took the place of another one want the frame without ways to anywhere else (GATE-8). */
const bare = createStore(0);

/** For `useSyncExternalStore`. */
export const bareChrome = {
  read: () => bare.read() > 0,
  subscribe: bare.subscribe,
};

/** As long as this is on the page. */
export function useBareChrome(): void {
  useLayoutEffect(() => {
    bare.set(bare.read() + 1);
    return () => bare.set(bare.read() - 1);
  }, []);
}
