import { localStore } from './page-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

const listeners = new Set<() => void>();

/** The name of the partner that the signed-in person belongs to, as the campus said last; for `useSyncExternalStore`. */
export const ownPartner = {
  read: (): string | undefined => localStore.get(STORAGE_KEYS.ownPartner),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (name: string | undefined): void => {
    if (name === ownPartner.read()) return;
    if (name === undefined) localStore.remove(STORAGE_KEYS.ownPartner);
    else localStore.set(STORAGE_KEYS.ownPartner, name);
    for (const listener of listeners) listener();
  },
};
