import type { BrowserContext, Page } from '@playwright/test';
import {
  bookmarksOf,
  enterAs,
  expect,
  type JourneyCampus,
  readyOffline,
  test,
  toast,
} from '#tests/support/journeys/journey.ts';
import { notifyAmal } from '#tests/support/journeys/notify-amal.ts';

const AMAL = '1-amal';
const COURSE = '/program/german-for-your-first-weeks/unit/numbers-time-money';
const TITLE = 'Numbers, time, money';
const LESSON = '/program/german-for-your-first-weeks/unit/hello-my-name-is/lesson/hello-my-name-is-1';

type Journey = { page: Page; context: BrowserContext; campus: JourneyCampus };

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** A change that the page itself sends. */
async function bookmarks({ page, campus }: Journey): Promise<void> {
  await page.goto(COURSE);
  await page.getByRole('button', { name: `Bookmark: ${TITLE}` }).click();
  await expect(toast(page, `${TITLE} added.`)).toBeVisible();
  await expect.poll(() => bookmarksOf(campus.store, AMAL)).toContain('COURSE:numbers-time-money');
}

/** Pages that read what the browser keeps of files, and what it says of its storage. */
async function looksAtTheDevice({ page }: Journey): Promise<void> {
  await page.goto('/settings/on-this-device');
  await expect(h1(page)).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('main').locator('p').first()).toBeVisible();
}

async function isPrepared({ page }: Journey): Promise<void> {
  await page.goto('/start');
  await page.waitForFunction(() => performance.getEntriesByName('campus:prepared').length > 0);
}

async function startsOffline({ page, context }: Journey): Promise<void> {
  await readyOffline(page);
  await context.setOffline(true);
  await page.goto('/start');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
}

/** What is missing in the browser, by its owners, and a short way that uses it. */
const WITHOUT: Readonly<Record<string, { owner: string; walk: (journey: Journey) => Promise<void> }>> = {
  serviceWorker: {
    owner: 'Navigator.prototype',
    walk: async (journey) => {
      await bookmarks(journey);
      await journey.page.goto('/settings/notifications');
      await expect(h1(journey.page)).toBeVisible();
    },
  },
  caches: { owner: 'globalThis', walk: looksAtTheDevice },
  locks: { owner: 'Navigator.prototype', walk: bookmarks },
  storage: { owner: 'Navigator.prototype', walk: looksAtTheDevice },
  requestIdleCallback: { owner: 'globalThis', walk: isPrepared },
  deliveryType: { owner: 'PerformanceResourceTiming.prototype', walk: isPrepared },
  databases: { owner: 'IDBFactory.prototype', walk: startsOffline },
  speechSynthesis: {
    owner: 'globalThis',
    walk: async ({ page }) => {
      await page.goto(LESSON);
      await expect(page.getByRole('heading', { level: 2, name: 'Words in this lesson' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Listen/ })).toHaveCount(0);
    },
  },
};

/** In a page: takes what has this name from all that have it, so that nothing finds it. */
function takeAway([owner, name]: readonly [owner: string, name: string]): void {
  const place = owner.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), globalThis);
  for (let at = Object(place); at !== null; at = Object.getPrototypeOf(at)) Reflect.deleteProperty(at, name);
  if (name in Object(place)) throw new Error(`The browser keeps its ${name}.`);
}

for (const [feature, { owner, walk }] of Object.entries(WITHOUT))
  test(`the campus works without ${feature}`, async ({ page, context, campus, lantern }) => {
    await context.addInitScript(takeAway, [owner, feature] as const);
    await enterAs(page, lantern, 'Enter as Amal');
    await walk({ page, context, campus });
  });

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('without popover the way to the notifications is a link', async ({ page, context, lantern }) => {
    await context.addInitScript(takeAway, ['HTMLElement.prototype', 'popover'] as const);
    await enterAs(page, lantern, 'Enter as Amal');
    await page.getByRole('link', { name: /^Notifications/ }).click();
    await expect(page).toHaveURL(`${lantern}/notifications`);
  });
});

test('without showPopover a message is shown where it stands', async ({ page, context, campus, lantern }) => {
  await context.addInitScript(takeAway, ['HTMLElement.prototype', 'showPopover'] as const);
  await context.addInitScript(() => {
    // Such a browser does not know the attribute either, and hides nothing for it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[popover] { display: block }');
    document.adoptedStyleSheets.push(sheet);
  });
  await enterAs(page, lantern, 'Enter as Amal');
  await bookmarks({ page, context, campus });
});

test('without onscrollend a notification is marked by its menu', async ({ page, context, campus, lantern }) => {
  await context.addInitScript(takeAway, ['globalThis', 'onscrollend'] as const);
  await notifyAmal(campus, { name: 'Tea' });
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto('/notifications');
  const tea = page.getByRole('article').filter({ hasText: 'Tea' });
  await tea.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as read' }).click();
  await expect(tea.getByText('Unread')).toHaveCount(0);
});

test.describe('with no policy that asks for them', () => {
  test.use({ bypassCSP: true });

  test('without trustedTypes the worker is registered by its address', async ({ page, context, lantern }) => {
    await context.addInitScript(takeAway, ['globalThis', 'trustedTypes'] as const);
    await enterAs(page, lantern, 'Enter as Amal');
    await readyOffline(page);
  });
});
