import { createStore } from '#campus/create-store.ts';

/** Whether the sync sheet is open: the header, a mark on a card and a message in passing all lead to it. */
export const syncOpenState = createStore(false);

export const openSync = (): void => syncOpenState.set(true);
export const closeSync = (): void => syncOpenState.set(false);
