import { dropExpiry } from '#offline/drop-expiry.ts';
import { CACHES, savedCacheOf } from '#offline/names.ts';

/**
 * What a person leaves on a device beside storage and databases (RELIABILITY 1.4): notifications still shown, the badge of
 * the app, cookies, pictures of what they looked at. One that fails does not stop the others.
 */
export async function dropTraces({ keepCourseFiles }: { keepCourseFiles: boolean }): Promise<void> {
  await Promise.allSettled([
    dropCookies(),
    closeNotifications(),
    clearBadge(),
    keepCourseFiles ? undefined : dropPictures(),
  ]);
}

/** Files that the owner of this database saved. */
export async function dropSavedFiles(database: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(savedCacheOf(database)).catch(() => false);
}

async function dropPictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHES.images);
  await dropExpiry(CACHES.images);
}

async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const notification of shown) notification.close();
}

async function clearBadge(): Promise<void> {
  await navigator.clearAppBadge?.();
}

/**
 * Ours are readable cookies of this host, set for `/`. Firefox and Safari of the last years have no Cookie Store: there each
 * is set once more, as one that is over.
 */
async function dropCookies(): Promise<void> {
  if ('cookieStore' in globalThis) {
    for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name);
    return;
  }
  for (const pair of document.cookie.split('; ')) {
    const [name] = pair.split('=');
    if (name) Reflect.set(document, 'cookie', `${name}=; path=/; max-age=0`);
  }
}
