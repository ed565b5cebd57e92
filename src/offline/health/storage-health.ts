import { createStore } from '#campus/create-store.ts';

/**
 * What this page can promise about the device's storage (STORAGE-1, STORAGE-2, STORAGE-3, STORAGE-6). fine · blocked:
 * another tab holds on to an older database, it goes on by itself once free · off: nothing can be kept · newer: what is
 * here was written by a newer release · displaced: a newer release took over while this page was open · lost: the
 * browser closed the storage and does not open it again, or does not answer
 */
export type StorageHealth = 'fine' | 'blocked' | 'off' | 'newer' | 'displaced' | 'lost';

const health = createStore<StorageHealth>('fine');

/** From `off` on there is no way back but a reload: half a page that keeps and half that does not would promise too much. */
export function reportStorage(next: StorageHealth): void {
  if (health.read() === 'fine' || health.read() === 'blocked') health.set(next);
}

/** For `useSyncExternalStore`. */
export const storageHealth = {
  read: health.read,
  subscribe: health.subscribe,
};
