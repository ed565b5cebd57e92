import type { SessionEvent } from '#campus/account/session-events.ts';

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();

/** Tells other parts of the app what happens (SESSION-11). */
export function sayInApp(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

export function onInApp(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
