import { createEmitter } from '#campus/create-emitter.ts';
import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';

const changes = createEmitter();

/** The name of the partner that the signed-in person belongs to, as the campus said last; for `useSyncExternalStore`. */
export const ownPartner = {
  read: (): string | undefined => localStore.get(STORAGE_KEYS.ownPartner),
  subscribe: changes.subscribe,
  /** It is another one from now on (keep-own-partner.ts). */
  hasChanged: changes.emit,
};
