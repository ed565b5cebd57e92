/** Something that happens again and again, and whoever wants to be called each time. */
export type Emitter<Event> = {
  /** The same listener is called once, however often it is given. Returns how to stop listening. */
  subscribe: (listener: (event: Event) => void) => () => void;
  emit: (event: Event) => void;
};

export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
  };
}
