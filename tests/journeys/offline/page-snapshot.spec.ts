import type { Page } from '@playwright/test';
import { DATABASES } from '#offline/names.ts';
import { askToLeave, expectLoggedOut } from '#tests/support/campus/people.ts';
import { snapshotPaths } from '#tests/support/device/page-snapshots.ts';
import { asAmal, expect } from '#tests/support/journeys/journey.ts';

const test = asAmal;
test.use({ hasSnapshots: true });

const SHOWN = '[data-snapshot]';

async function lookedAt(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => snapshotPaths(page)).toContain(new URL(url).pathname);
}

/**
 * The app's own files are gone from this device and do not come, so that only what was kept of the page is there; the script
 * that stands in the page is kept beside it (`src/app/first-paint`).
 */
async function loseApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (!name.includes('precache')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/\/assets\/(?!first-paint-).*\.js/.test(request.url)) await cache.delete(request);
    }
  });
  await page.context().route(/\/assets\/.*\.js/, (route) => route.abort());
}

test('a page that was looked at is there before the app is: as it was, and when that was', async ({
  page,
  lantern,
}) => {
  await lookedAt(page, `${lantern}/start`);
  await loseApp(page);
  await page.reload();
  const shown = page.locator(SHOWN);
  await expect(shown.getByText('Hello, Amal')).toBeVisible();
  await expect(shown.getByText(/^As of /)).toBeVisible();
  // What only this moment knows is not in it.
  await expect(shown.locator('[aria-label^="Sync"]')).toBeHidden();
  // Neither keyboard nor screen reader is led into it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
});

test('a tap on it is done once the app is there, and the page is the page again', async ({ page, lantern }) => {
  await lookedAt(page, `${lantern}/start`);
  await page.addInitScript((selector) => {
    const tap = new MutationObserver(() => {
      const links = [...document.querySelectorAll(`${selector} a[href="/bookmarks"]`)];
      const link = links.find((each) => each.getBoundingClientRect().width > 0);
      if (link === undefined) return;
      tap.disconnect();
      const { x, y, width, height } = link.getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
      document.elementFromPoint(at.clientX, at.clientY)?.dispatchEvent(new MouseEvent('click', at));
    });
    tap.observe(document, { childList: true, subtree: true });
  }, SHOWN);
  await page.reload();
  await expect(page).toHaveURL(`${lantern}/bookmarks`);
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
  await expect(page.locator(SHOWN)).toHaveCount(0);
});

test('it goes with its person, and a broken one is passed over', async ({ page, lantern }) => {
  await lookedAt(page, `${lantern}/start`);
  await page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
    });
    const store = db.transaction('pages', 'readwrite').objectStore('pages');
    await new Promise<void>((resolve) => {
      const reading = store.get('/start');
      reading.onsuccess = () => {
        const writing = store.put({
          ...reading.result,
          nodes: [
            ['p', {}, 'Not this'],
            ['script', {}, 'alert(1)'],
          ],
        });
        writing.onsuccess = () => resolve();
      };
    });
    db.close();
  }, DATABASES.snapshots);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
  await expect(page.getByText('Not this')).toHaveCount(0);

  await askToLeave(page, lantern);
  await expectLoggedOut(page);
  expect(await snapshotPaths(page)).toEqual([]);
});
