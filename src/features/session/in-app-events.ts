import type { SessionEvent } from '#campus/account/session-events.ts';
import { createEmitter } from '#campus/create-emitter.ts';

const events = createEmitter<SessionEvent>();

/** Tells other parts of the app what happens (SESSION-11). */
export const sayInApp = events.emit;

/** Calls the listener with each of them. Returns how to stop listening. */
export const onInApp = events.subscribe;
