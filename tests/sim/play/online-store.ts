import { createStore } from '#campus/create-store.ts';
import type { OnlineStore } from '#device/network/online.ts';

/** `device/online.ts` without a browser's events: what the wire says of each attempt. */
export function onlineStore(): OnlineStore {
  const online = createStore(true);
  return {
    read: online.read,
    subscribe: online.subscribe,
    reached: (now) => online.set(now),
  };
}
