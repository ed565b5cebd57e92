import { createOpenState } from '#ui/overlays/open-state.ts';

/** Whether the sync sheet is open: the header, a mark on a card and a message in passing all lead to it. */
export const syncDoor = createOpenState();

export const openSync = (): void => syncDoor.set(true);
export const closeSync = (): void => syncDoor.set(false);
