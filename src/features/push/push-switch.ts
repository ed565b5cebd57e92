import { createStore } from '#campus/create-store.ts';

/** What is under way with the switch, wherever it stands. `error`: why the last change did not come about. */
export type PushChange = { isChanging: boolean; error: unknown };

const state = createStore<PushChange>({ isChanging: false, error: undefined });

/** One at a time, for `useSyncExternalStore`: the card and the settings show the same. */
export const pushSwitch = {
  read: state.read,
  subscribe: state.subscribe,
  /** Never rejects: what went wrong is in the state. */
  change: async (work: () => Promise<unknown>): Promise<void> => {
    if (state.read().isChanging) return;
    state.set({ isChanging: true, error: undefined });
    const error = await work().then(
      () => undefined,
      (fault: unknown) => fault ?? new Error('It could not be changed.'),
    );
    state.set({ isChanging: false, error });
  },
  /** What the device remembers has changed. */
  look: (): void => state.set({ ...state.read() }),
};
