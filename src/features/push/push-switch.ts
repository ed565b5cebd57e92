/** What is under way with the switch, wherever it stands. `error`: why the last change did not come about. */
export type PushChange = { isChanging: boolean; error: unknown };

const listeners = new Set<() => void>();
let state: PushChange = { isChanging: false, error: undefined };

function set(next: PushChange): void {
  state = next;
  for (const listener of listeners) listener();
}

/** One at a time, for `useSyncExternalStore`: the card and the settings show the same. */
export const pushSwitch = {
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Never rejects: what went wrong is in the state. */
  change: async (work: () => Promise<unknown>): Promise<void> => {
    if (state.isChanging) return;
    set({ isChanging: true, error: undefined });
    const error = await work().then(
      () => undefined,
      (fault: unknown) => fault ?? new Error('It could not be changed.'),
    );
    set({ isChanging: false, error });
  },
  /** What the device remembers has changed. */
  look: (): void => set({ ...state }),
};
