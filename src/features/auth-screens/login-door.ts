import { createOpenState } from '#ui/overlays/open-state.ts';

/**
 * Whether a visitor asked to come in from within a page: the header opens its login modal, which leads back there
 * (LIVE-9).
 */
export const loginDoor = createOpenState();

export const askToLogIn = (): void => loginDoor.set(true);
