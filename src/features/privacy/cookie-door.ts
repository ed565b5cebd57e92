import { createStore } from '#campus/create-store.ts';

/** Whether the cookie settings are open: the banner, the footer and the settings lead to them. */
export const cookieDoor = createStore(false);

export const openCookieSettings = (): void => cookieDoor.set(true);
export const closeCookieSettings = (): void => cookieDoor.set(false);
