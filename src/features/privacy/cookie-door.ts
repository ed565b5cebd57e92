/** Whether the cookie settings are open: the banner, the footer and the settings lead to them. */
let open = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === open) return;
  open = next;
  for (const listener of listeners) listener();
}

export const openCookieSettings = (): void => set(true);
export const closeCookieSettings = (): void => set(false);

/** For `useSyncExternalStore`. */
export const cookieDoor = {
  read: () => open,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
