import type { OnlineStore } from '#device/network/online.ts';

/** `device/online.ts` without a browser's events: what the wire says of each attempt. */
export function onlineStore(): OnlineStore {
  const listeners = new Set<() => void>();
  let online = true;
  return {
    read: () => online,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    reached: (now) => {
      if (now === online) return;
      online = now;
      for (const listener of listeners) listener();
    },
  };
}
