import { SYNC_TAG } from '#offline/names.ts';

/** Background Sync: Chromium only, not in the compiler's library. */
type WithSync = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } };

/** Asks for Background Sync where it exists: a reminder, never the mechanism (SYNC-8). */
export function requestBackgroundSync(): void {
  // The page sends by itself where the browser refuses workers or Background Sync.
  void register().catch(() => {});
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration !== undefined && hasSync(registration)) await registration.sync.register(SYNC_TAG);
}

function hasSync(registration: ServiceWorkerRegistration): registration is WithSync {
  return 'sync' in registration;
}
