import { isProfileImage } from '#campus/account/profile-image.ts';
import { isUserContentPictureName } from '#campus/account/user-content-picture.ts';
import { BANNER_COOKIES } from '#campus/analytics/consent-choice.ts';
import { cookieChoices } from '#device/privacy/cookie-choices.ts';
import { dropCookies } from '#device/privacy/drop-cookies.ts';
import { pushBrowser } from '#device/push/push.ts';
import { dropExpiry } from '#offline/drop-expiry.ts';
import { CACHES, certificatesCacheOf, savedCacheOf } from '#offline/names.ts';
import { localStore } from './page-storage.ts';
import { KEPT_AT_LOGOUT, STORAGE_KEYS } from './storage-keys.ts';

/**
 * What a person leaves on a device beside storage and databases (SESSION-15): notifications still shown, the badge of the
 * app, its endpoint for pushes, cookies, pictures of what they looked at. One that fails does not stop the others.
 */
export async function dropTraces({ keepCourseFiles }: { keepCourseFiles: boolean }): Promise<void> {
  await Promise.allSettled([
    dropPersonsCookies(),
    closeNotifications(),
    clearBadge(),
    pushBrowser.unsubscribe(),
    keepCourseFiles ? dropPicturesOfPeople() : dropPictures(),
  ]);
}

/** Files that the account of this database saved. */
export async function dropSavedFiles(database: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of [savedCacheOf(database), certificatesCacheOf(database)])
    await caches.delete(name).catch(() => false);
}

/**
 * What is a person's in local storage goes where nobody is signed in: the browser may have put back what a page that died had
 * taken away. Never the session: another tab may just have begun one.
 */
export function forgetPerson(): void {
  localStore.clear({
    keep: [...KEPT_AT_LOGOUT, STORAGE_KEYS.visitorId, STORAGE_KEYS.jwt, STORAGE_KEYS.refreshToken],
  });
}

async function dropPictures(): Promise<void> {
  for (const name of [CACHES.images, CACHES.subtitles]) {
    if ('caches' in globalThis) await caches.delete(name);
    await dropExpiry(name);
  }
}

/** Whom somebody learned with is nothing for the next person, however much of the courses is. */
async function dropPicturesOfPeople(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const pictures = await caches.open(CACHES.images);
  for (const { url } of await pictures.keys())
    if (isOfPeople(new URL(url).pathname.split('/').at(-1) ?? '')) await pictures.delete(url);
}

/** A picture of somebody, or one that somebody put into what they wrote. */
function isOfPeople(name: string): boolean {
  return isProfileImage(name) || isUserContentPictureName(name);
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
 * The answers to the banners are the device's (PRIVACY-1); but a yes to being counted was one person's, and the next is
 * asked.
 */
async function dropPersonsCookies(): Promise<void> {
  const keep: string[] = [BANNER_COOKIES.essential];
  if (cookieChoices.read().choice?.analytics === false) keep.push(BANNER_COOKIES.analytics);
  await dropCookies({ keep });
}
