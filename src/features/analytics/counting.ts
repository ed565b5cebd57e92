import type { Counted } from '#campus/analytics/analytics-event.ts';
import { browserLanguage } from '#device/browser-language.ts';
import type { OnlineStore } from '#device/network/online.ts';
import { cookieChoices, countedUntil } from '#device/privacy/cookie-choices.ts';
import { readPageSession } from '#device/session/session.ts';
import { record, recordWith } from '#features/analytics/record.ts';
import { deviceDb } from '#offline/device-db.ts';
import { allowCounting, count, NOBODY } from '#offline/events.ts';
import { countPages, type Pages } from './count-pages.ts';
import { sendCounted } from './send-counted.ts';

let isLanguageCounted = false;

/**
 * From now on what somebody does is counted (PRIVACY-4): loaded when the page rests, and only with a consent. Storage that
 * is off counts nothing. Answers how to stop.
 */
export async function startCounting(pages: Pages, online: OnlineStore): Promise<() => void> {
  const until = countedUntil(new Date());
  if (until === undefined) return () => {};
  const device = deviceDb();
  await allowCounting(device, until);
  const sender = sendCounted(online);
  const take = async (what: Counted): Promise<void> => {
    await count(device, what, { person: readPageSession()?.viewerId ?? NOBODY, now: new Date() });
    sender.soon();
  };
  const agreedAt = cookieChoices.read().choice?.at ?? new Date();
  const stopTaking = recordWith((what) => void take(what).catch(() => {}), agreedAt);
  if (!isLanguageCounted) record({ type: 'BROWSER_LANGUAGE', payload: { language: browserLanguage() } });
  isLanguageCounted = true;
  const stopPages = countPages(pages);
  return () => {
    stopTaking();
    stopPages();
    sender.stop();
  };
}
