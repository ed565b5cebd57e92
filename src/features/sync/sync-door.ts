import { createStore } from '#campus/create-store.ts';

/** Whether the sync sheet is open: the header, a mark on a card and a message in passing all lead to it. */
export const syncDoor = createStore(false);

export const openSync = (): void => syncDoor.set(true);
export const closeSync = (): void => syncDoor.set(false);
