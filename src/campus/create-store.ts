import { createEmitter } from './create-emitter.ts';

/** A value that changes, in the form that `useSyncExternalStore` asks for. */
export type Store<Value> = {
  read: () => Value;
  subscribe: (onChange: () => void) => () => void;
  /** Calls the subscribers once `read` gives the new value; not where it is the same one. */
  set: (next: Value) => void;
};

export function createStore<Value>(first: Value): Store<Value> {
  const changes = createEmitter();
  let value = first;
  return {
    read: () => value,
    subscribe: changes.subscribe,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      changes.emit();
    },
  };
}
