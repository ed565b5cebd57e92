import type { CDPSession } from '@playwright/test';
import { SYNC_TAG } from '#offline/names.ts';

/** The browser's own Background Sync, rung now rather than when the browser thinks it is time. */
export async function backgroundSyncOf(devtools: CDPSession, origin: string): Promise<() => Promise<void>> {
  const registrationId = await registrationOf(devtools, origin);
  return async () => {
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: SYNC_TAG,
      lastChance: false,
    });
  };
}

/** The worker of an origin, as the browser's own tools call it. */
export async function registrationOf(devtools: CDPSession, origin: string): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return registered;
}
