/** Whether something that many places lead to stands open, a sheet or settings; for `useSyncExternalStore`. */
export type OpenState = {
  read: () => boolean;
  subscribe: (listener: () => void) => () => void;
  set: (open: boolean) => void;
};

export function createOpenState(): OpenState {
  const listeners = new Set<() => void>();
  let open = false;
  return {
    read: () => open,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      if (next === open) return;
      open = next;
      for (const listener of listeners) listener();
    },
  };
}
