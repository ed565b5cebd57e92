import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';

const listeners = new Set<() => void>();

/** The name of the partner that the signed-in person belongs to, as the campus said last; for `useSyncExternalStore`. */
export const ownPartner = {
  read: (): string | undefined => localStore.get(STORAGE_KEYS.ownPartner),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** It is another one from now on (keep-own-partner.ts). */
  hasChanged: (): void => {
    for (const listener of listeners) listener();
  },
};
