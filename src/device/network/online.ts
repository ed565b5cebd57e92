import { createStore } from '#campus/create-store.ts';
import { probe } from '#wire/probe.ts';

/**
 * Whether the campus can be reached. `navigator.onLine` is the start value only; afterwards it is what our server's
 * answers say (OFFLINE-6). The browser's events only lead to a probe.
 */
export type OnlineStore = {
  read: () => boolean;
  subscribe: (onChange: () => void) => () => void;
  /** Reported by the wire after each attempt. `asked`: when it went out, by `performance.now()`; an older one says nothing new. */
  reached: (yes: boolean, asked?: number) => void;
};

/** A network that goes may carry the first question after the browser has missed it: it is asked once more then, ms (OFFLINE-6). */
const ONCE_MORE = 1000;

export function createOnlineStore(): OnlineStore {
  const online = createStore(navigator.onLine);
  let newest = 0;
  const reached = (now: boolean, asked = performance.now()): void => {
    if (asked < newest) return;
    newest = asked;
    online.set(now);
  };
  const ask = async (): Promise<void> => {
    const asked = performance.now();
    reached(await probe(), asked);
  };
  addEventListener('online', () => void ask());
  addEventListener('offline', () => {
    void ask();
    setTimeout(() => {
      if (!navigator.onLine) void ask();
    }, ONCE_MORE);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !online.read()) void ask();
  });
  return {
    read: online.read,
    subscribe: online.subscribe,
    reached,
  };
}
