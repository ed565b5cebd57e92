import { createStore } from '#campus/create-store.ts';

/** Whether the cookie settings are open: the banner, the footer and the settings lead to them. */
export const cookieOpenState = createStore(false);

export const openCookieSettings = (): void => cookieOpenState.set(true);
export const closeCookieSettings = (): void => cookieOpenState.set(false);
