import {
  type AnalyticsChoice,
  BANNER_COOKIES,
  consentEnds,
  readAnalyticsChoice,
  writeAnalyticsChoice,
} from '#campus/analytics/consent-choice.ts';
import { createEmitter } from '#campus/create-emitter.ts';
import { CONSENT_COOKIE_DAYS, ESSENTIAL_COOKIE_DAYS } from '#campus/limits.ts';
import { renewVisitorId } from '#device/session/visitor-id.ts';
import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { dropCookies, ownCookie } from './drop-cookies.ts';

/** What was chosen in the two banners on this device. */
export type CookieChoices = { acknowledged: boolean; choice: AnalyticsChoice | undefined };

const DAY_SECONDS = 24 * 60 * 60;
const changes = createEmitter();
let known: CookieChoices | undefined;

/** A choice that a browser without cookies refuses lasts as long as the page, so that a banner can be closed. */
const refused = new Map<string, string>();

function keep(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  Reflect.set(document, 'cookie', `${name}=${value}; path=/; max-age=${days * DAY_SECONDS}; samesite=lax${secure}`);
  if (ownCookie(name) === undefined) refused.set(name, value);
}

const chosen = (name: string): string | undefined => ownCookie(name) ?? refused.get(name);

function changed(): void {
  known = undefined;
  changes.emit();
}

/** The choices as a store for `useSyncExternalStore`. */
export const cookieChoices = {
  read: (): CookieChoices => {
    known ??= {
      acknowledged: chosen(BANNER_COOKIES.essential) !== undefined,
      choice: readAnalyticsChoice(chosen(BANNER_COOKIES.analytics), new Date()),
    };
    return known;
  },
  subscribe: changes.subscribe,
  acknowledge: (): void => {
    keep(BANNER_COOKIES.essential, 'yes', ESSENTIAL_COOKIE_DAYS);
    changed();
  },
  /** Whoever answers about analytics has read of the necessary ones too. */
  choose: (choice: AnalyticsChoice): void => {
    keep(BANNER_COOKIES.essential, 'yes', ESSENTIAL_COOKIE_DAYS);
    keep(BANNER_COOKIES.analytics, writeAnalyticsChoice(choice), CONSENT_COOKIE_DAYS);
    changed();
  },
};

/** When the consent to be counted ends, asked anew each time: another tab may have taken it back. Undefined: there is none. */
export function countedUntil(now: Date): Date | undefined {
  return consentEnds(readAnalyticsChoice(chosen(BANNER_COOKIES.analytics), now));
}

/** Cookies of the chat are its login and no analytics (PRIVACY-2). */
const NOT_ANALYTICS = [...Object.values(BANNER_COOKIES), 'MMUSERID', 'MMAUTHTOKEN'];

/**
 * Takes a consent back (PRIVACY-2): no analytics cookie stays, nothing that waits is sent, and the device is somebody
 * new. The caller loads the page anew.
 */
export async function withdrawAnalytics(at: Date): Promise<void> {
  cookieChoices.choose({ analytics: false, at });
  const { forgetCountedHere } = await import('./forget-counted.ts');
  await forgetCountedHere();
  await dropCookies({ keep: NOT_ANALYTICS });
  localStore.remove(STORAGE_KEYS.visitorId);
}

/** Gives the device a new identifier without a history (PRIVACY-7). */
export async function renewVisitor(): Promise<void> {
  renewVisitorId();
  const { forgetVisitorHere } = await import('./forget-counted.ts');
  await forgetVisitorHere();
}
