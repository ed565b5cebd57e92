import { useLayoutEffect } from 'react';

/** Whether a screen that took the place of another one wants the frame without ways to anywhere else (GATE-8). */
let bare = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  bare += by;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const bareWish = {
  read: () => bare > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** As long as this is on the page. */
export function useBareChrome(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}
