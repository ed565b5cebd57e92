import type { Agent } from 'node:https';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { BANNER_COOKIES, writeAnalyticsChoice } from '#campus/analytics/consent-choice.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { type ServedCampus, serveCampus } from '#tests/support/campus/served-campus.ts';
import { takeSnapshotsAway } from '#tests/support/device/page-snapshots.ts';
import { type PreparedPhone, type PreparedPhones, preparedPhones } from './prepared-phones.ts';

/** The campus of one journey. */
export type JourneyCampus = ServedCampus;

/** Everything that a page may not do in any journey: break the policy, throw, or show a raw message id. */
async function watch(context: BrowserContext, faults: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (/policy: |Uncompiled message/.test(message.text())) faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`));
}

/** Makes it a device whose people were here before: the banners were answered, with a no. */
export async function haveReadCookies(context: BrowserContext, origins: readonly string[]): Promise<void> {
  const analytics = writeAnalyticsChoice({ analytics: false, at: new Date() });
  const cookies = origins.flatMap((url) => [
    { name: BANNER_COOKIES.essential, value: 'yes', url },
    { name: BANNER_COOKIES.analytics, value: analytics, url },
  ]);
  await context.addCookies(cookies);
}

function originsOf({ origin }: JourneyCampus): readonly string[] {
  return ['lantern', 'nordlicht', 'sonnenhaus'].map((folderName) => origin(folderName));
}

type Fixtures = {
  campus: JourneyCampus;
  faults: string[];
  lantern: string;
  /** Off in journeys about the banners themselves. */
  hasReadCookies: boolean;
  /** Whether pages begin with what they showed last (`src/app/snapshot`): a check after a reload would be answered by that. */
  hasSnapshots: boolean;
  /** Believes a push service of the test; without one the campus sends to the internet only. */
  pushAgent: Agent | undefined;
  /** Whose phone the journey begins on; a new browser that knows nobody where there is none. */
  phoneOf: 'Amal' | 'Reza' | undefined;
  phone: PreparedPhone | undefined;
};

export const test = base.extend<Fixtures, { phones: PreparedPhones }>({
  hasReadCookies: [true, { option: true }],
  hasSnapshots: [false, { option: true }],
  phoneOf: [undefined, { option: true }],
  pushAgent: async ({}, use) => use(undefined),
  phones: [
    async ({}, use, { parallelIndex }) => {
      const phones = await preparedPhones(parallelIndex);
      await use(phones);
      phones.remove();
    },
    { scope: 'worker' },
  ],
  phone: async ({ phones, phoneOf }, use) => {
    await use(phoneOf && (await phones.get(phoneOf, (context, campus) => becomeReady(context, campus, phoneOf))));
  },
  campus: async ({ pushAgent, phone, phones }, use) => {
    const campus = await serveCampus(phone ? { pushAgent, from: phone.dataDir, port: phones.port } : { pushAgent });
    await use(campus);
    await campus.stop();
  },
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, 'the page broke a rule that holds in every journey').toEqual([]);
  },
  context: async ({ browser, phone, faults, campus, hasReadCookies, hasSnapshots }, use) => {
    const { context, remove } = phone ? await phone.open() : { context: await browser.newContext(), remove: () => {} };
    await watch(context, faults);
    if (!hasSnapshots) await context.addInitScript(takeSnapshotsAway);
    if (hasReadCookies) await haveReadCookies(context, originsOf(campus));
    if (phone) await wakeWorker(context, campus);
    await use(context);
    // What the end of a journey cuts off, in the way of a page, is nobody's fault; thrown between two, it would fail both.
    // Where the journey has closed all of it there is nothing to let go of.
    const inTheWay = [context, ...context.pages()];
    await Promise.allSettled(inTheWay.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
    remove();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  lantern: async ({ campus }, use) => use(campus.origin('lantern')),
  baseURL: async ({ lantern }, use) => use(lantern),
  viewport: { width: 360, height: 740 },
  locale: 'en',
});

/**
 * A journey on a phone that Amal has used before: she is signed in, and everything that the app keeps is on the device. Its
 * browser has just been started, and its page is still empty.
 */
export const asAmal = test.extend({ phoneOf: 'Amal' });

/** The same on Reza's phone. */
export const asReza = test.extend({ phoneOf: 'Reza' });

/** A worker that starts while the network is cut hears of it too late and reaches the campus all the same. */
async function wakeWorker(context: BrowserContext, campus: JourneyCampus): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${campus.origin('lantern')}/healthz`);
  if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker');
}

async function becomeReady(context: BrowserContext, campus: JourneyCampus, name: string): Promise<void> {
  await haveReadCookies(context, originsOf(campus));
  const page = context.pages()[0] ?? (await context.newPage());
  await enterAs(page, campus.origin('lantern'), new RegExp(name));
  await readyOffline(page);
}

export { expect };

/** Logs in as a demo person by the one-tap button and waits for the screen that the login leads to. */
export async function enterAs(page: Page, origin: string, name: string | RegExp): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A message in passing; the words stand in a live region too, so the place must be named. */
export function toast(page: Page, words: string) {
  return page.locator('section[popover]').getByText(words);
}

/**
 * Until everything is there. The app says it once and in passing, so what it remembers of it is waited for: a journey that
 * did something else meanwhile would look for words that have gone.
 */
export async function readyOffline(page: Page): Promise<void> {
  const isReady = (key: string) => localStorage.getItem(key) !== null;
  await page.waitForFunction(isReady, STORAGE_KEYS.readyOffline, { timeout: 90_000, polling: 200 });
}

/** Bookmarks of a person as the server has them: `COURSE:id`, sorted. */
export async function bookmarksOf(store: Store, personId: string): Promise<string[]> {
  const rows = await store.read
    .selectFrom('bookmark')
    .where('person_id', '=', personId)
    .select(['kind', 'item_id'])
    .execute();
  return rows.map((row) => `${row.kind}:${row.item_id}`).sort();
}
