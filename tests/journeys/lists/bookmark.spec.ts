import type { BrowserContext, Page } from '@playwright/test';
import { LOCKS } from '#offline/names.ts';
import { backgroundSyncOf } from '#tests/support/journeys/background-sync.ts';
import { asAmal, bookmarksOf, enterAs, expect, readyOffline, test, toast } from '#tests/support/journeys/journey.ts';

const COURSE = '/program/german-for-your-first-weeks/unit/numbers-time-money';
const TITLE = 'Numbers, time, money';
const KEPT = 'COURSE:numbers-time-money';
const AMAL = '1-amal';

const bookmark = (page: Page) => page.getByRole('button', { name: `Bookmark: ${TITLE}` });
const bookmarked = (page: Page) => page.getByRole('button', { name: `Remove bookmark: ${TITLE}` });

/** Rung from a page of its own, so that it rings when the others are gone. */
async function backgroundSync(context: BrowserContext, origin: string): Promise<() => Promise<void>> {
  const elsewhere = await context.newPage();
  return backgroundSyncOf(await context.newCDPSession(elsewhere), origin);
}

asAmal(
  'a bookmark made offline survives a restart and reaches the server exactly once',
  { tag: '@always' },
  async ({ page, context, campus, lantern }) => {
    await context.setOffline(true);
    await page.goto(lantern + COURSE);
    await bookmark(page).click();
    await expect(bookmarked(page)).toBeVisible();
    await expect(toast(page, 'It will be sent when you are online.')).toBeVisible();
    await page.reload();
    await expect(bookmarked(page)).toBeVisible();
    await expect(page.getByText('Waiting to be sent')).toBeAttached();
    await page.goto(`${lantern}/bookmarks`);
    const bookmarks = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Bookmarks' }) });
    await expect(bookmarks.getByRole('link', { name: TITLE })).toBeVisible();
    expect(await bookmarksOf(campus.store, AMAL)).not.toContain(KEPT);

    await context.setOffline(false);
    await expect.poll(() => bookmarksOf(campus.store, AMAL)).toContain(KEPT);
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    const answered = await campus.store.read
      .selectFrom('answered_key')
      .where('person_id', '=', AMAL)
      .select('key')
      .execute();
    expect(answered).toHaveLength(1);
  },
);

asAmal(
  'the worker sends what waits when the page is gone',
  { tag: '@always' },
  async ({ page, context, campus, lantern }) => {
    await context.setOffline(true);
    await page.goto(lantern + COURSE);
    await bookmark(page).click();
    await expect(bookmarked(page)).toBeVisible();
    const ring = await backgroundSync(context, lantern);
    await page.close();
    await context.setOffline(false);
    await ring();
    await expect.poll(() => bookmarksOf(campus.store, AMAL)).toContain(KEPT);
  },
);

asAmal('a tab that froze while it was sending holds nobody else up', async ({ page, context, campus, lantern }) => {
  await page.goto(`${lantern}/start`);
  await page.evaluate((lock) => {
    // Never given back, as by a tab that is stopped in the middle.
    void navigator.locks.request(lock, () => new Promise(() => {}));
  }, LOCKS.outbox);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  const other = await context.newPage();
  await other.goto(lantern + COURSE);
  await bookmark(other).click();
  await expect.poll(() => bookmarksOf(campus.store, AMAL)).toContain(KEPT);
  await expect(other.getByText('Waiting to be sent')).toHaveCount(0);
});

test('without Background Sync the page itself sends', async ({ page, context, campus, lantern }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await context.setOffline(true);
  await page.goto(lantern + COURSE);
  await bookmark(page).click();
  await expect(bookmarked(page)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => bookmarksOf(campus.store, AMAL), { timeout: 60_000 }).toContain(KEPT);
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
});

asAmal(
  'what was done online is still shown offline on every screen that shows it',
  async ({ page, context, lantern }) => {
    await page.goto(lantern + COURSE);
    await bookmark(page).click();
    await expect(toast(page, `${TITLE} added.`)).toBeVisible();
    await page.goto('about:blank');
    await context.setOffline(true);
    for (const path of [COURSE, '/explore', '/bookmarks', '/start']) {
      await page.goto(lantern + path);
      await expect(bookmarked(page).first(), path).toBeVisible();
    }
  },
);
