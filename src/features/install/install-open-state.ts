import { createStore } from '#campus/create-store.ts';

/** Whether the sheet with the steps is open: the card on Home and a login on a phone lead to it. */
export const installOpenState = createStore(false);
