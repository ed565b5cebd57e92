import { SYNC_TAG } from '#offline/names.ts';

/** Background Sync: Chromium only, not in the compiler's library. */
type WithSync = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } };

/** Asks for Background Sync where it exists: a reminder, never the mechanism (SYNC-8). */
export function requestBackgroundSync(): void {
  void navigator.serviceWorker?.getRegistration().then(async (registration) => {
    if (registration !== undefined && hasSync(registration)) await registration.sync.register(SYNC_TAG).catch(() => {});
  });
}

function hasSync(registration: ServiceWorkerRegistration): registration is WithSync {
  return 'sync' in registration;
}
