import type { Locator } from '@playwright/test';
import { DATABASES } from '#offline/names.ts';
import { askToLeave, expectLoggedOut } from '#tests/support/campus/people.ts';
import { snapshotPaths } from '#tests/support/device/page-snapshots.ts';
import { holdApp, lookedAt, SHOWN } from '#tests/support/journeys/held-app.ts';
import { asAmal, expect } from '#tests/support/journeys/journey.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

const test = asAmal;
test.use({ hasSnapshots: true });

/** In a page: how many `main` it has had at once. */
function countMains(): void {
  let most = 0;
  new MutationObserver(() => {
    most = Math.max(most, document.querySelectorAll('main').length);
    Reflect.set(window, 'mostMains', most);
  }).observe(document, { childList: true, subtree: true });
}

test('a page that was looked at is there before the app is, for everybody: as it was, and when that was', {
  tag: '@always',
}, async ({ page, lantern }) => {
  await lookedAt(page, `${lantern}/start`);
  const letApp = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  const shown = page.locator(SHOWN);
  await expect(shown.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
  await expect(shown.getByText(/^As of /)).toBeVisible();
  // What only this moment knows is not in it.
  await expect(shown.locator('[aria-label^="Sync"]')).toBeHidden();
  // From when it is comes before what it says, in the order of reading; then it is read and used like any page.
  expect(await page.locator('body').ariaSnapshot()).toMatch(/^- paragraph: As of /);
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(shown.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('main')).toBeFocused();
  // Where the app does not come, a link leads to where it says all the same.
  const myCourses = shown.getByRole('link', { name: 'My courses' }).first();
  await myCourses.click();
  await expect(myCourses).toHaveCSS('opacity', '0.6');
  letApp('fail');
  await expect(page).toHaveURL(`${lantern}/bookmarks`);
});

test('a banner that waits for an answer is in it, and is no more once it had one on another page', async ({
  page,
  context,
  lantern,
}) => {
  await context.clearCookies();
  await lookedAt(page, `${lantern}/program/your-phone-can-do-more`);
  const letApp = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  const banner = page.getByRole('region', { name: 'Necessary cookies' });
  const shown = page.locator(SHOWN);
  await expect(shown.getByText(/^As of /)).toBeInViewport();
  await banner.getByRole('button', { name: 'Understood' }).click();
  letApp('come');
  // Pressed before the app was there, answered as soon as it is.
  await expect(shown).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('who goes through it by keyboard goes on in the page itself, where they were', async ({ page, lantern }) => {
  await lookedAt(page, `${lantern}/start`);
  const letApp = await holdApp(page);
  await page.addInitScript(countMains);
  await page.reload({ waitUntil: 'commit' });
  await page.locator(SHOWN).getByRole('link', { name: 'My courses' }).first().focus();
  await page.keyboard.press('Tab');
  const href = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  letApp('come');
  await expect(page.locator(SHOWN)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('href', `${href}`);
  expect(await page.evaluate(() => Reflect.get(window, 'mostMains'))).toBe(1);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'My courses' }).first()).toBeFocused();
});

for (const [how, press] of [
  ['a tap', (link: Locator) => link.click()],
  ['a key', (link: Locator) => link.press('Enter')],
] as const)
  test(`${how} on it is done once the app is there, and the page is the page again`, async ({ page, lantern }) => {
    await lookedAt(page, `${lantern}/start`);
    const letApp = await holdApp(page);
    await page.reload({ waitUntil: 'commit' });
    await press(page.locator(SHOWN).getByRole('link', { name: 'My courses' }).first());
    letApp('come');
    await expect(page).toHaveURL(`${lantern}/bookmarks`);
    await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
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
  // The login, which shows the same to everybody, may be kept by then.
  expect(await snapshotPaths(page)).not.toContain('/start');
});
