import { createStore } from '#campus/create-store.ts';

/**
 * Whether a visitor asked to come in from within a page: the header opens its login modal, which leads back there
 * (LIVE-9).
 */
export const loginOpenState = createStore(false);

export const askToLogIn = (): void => loginOpenState.set(true);
