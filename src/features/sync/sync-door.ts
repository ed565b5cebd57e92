/** Whether the sync sheet is open: the header, a mark on a card and a message in passing all lead to it. */
let open = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === open) return;
  open = next;
  for (const listener of listeners) listener();
}

export const openSync = (): void => set(true);
export const closeSync = (): void => set(false);

/** For `useSyncExternalStore`. */
export const syncDoor = {
  read: () => open,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
