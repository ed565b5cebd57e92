import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { loadOf, shiftsOf, watchLoads } from '#tests/loads/watch-load.ts';
import { holdApp, lookedAt, SHOWN } from '#tests/support/journeys/held-app.ts';
import { enterAs, expect, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { twoFrames } from '#tests/support/journeys/two-frames.ts';

test.use({ hasSnapshots: true });

/** Looks at the login on a device with the worker, until what it shows is kept. */
async function knowsTheLogin(page: Page, lantern: string): Promise<void> {
  await lookedAt(page, `${lantern}/login`);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

for (const [language, code] of [
  ['English', 'en'],
  ['العربية', 'ar'],
] as const)
  test(`who writes before the app is there, in ${language}, goes on in the page itself`, async ({
    page,
    context,
    lantern,
  }) => {
    await context.addInitScript(
      ([key, value]) => {
        // An empty page has none.
        if (location.protocol === 'http:') localStorage.setItem(key, value);
      },
      [STORAGE_KEYS.language, code] as const,
    );
    await watchLoads(context, 'main h1');
    await knowsTheLogin(page, lantern);
    const letApp = await holdApp(page);
    await page.reload({ waitUntil: 'commit' });
    const shown = page.locator(SHOWN);
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown.getByText(language, { exact: true })).toBeVisible();
    // It is the same whenever it is looked at, so it says nothing about when that was.
    await expect(shown.locator('[data-as-of]')).toHaveCount(0);
    await shown.locator('[type=email]').fill('samuel@lantern.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('lantern-');
    // Letters that are written from right to left push the ones before them, in the frame after the last of them at the latest.
    await page.evaluate(twoFrames);
    const written = await page.evaluate(() => performance.now());
    letApp('come');
    await expect(shown).toHaveCount(0);
    await expect(page.locator('[type=password]')).toBeFocused();
    const load = await loadOf(page);
    expect(shiftsOf({ ...load, shifts: load.shifts.filter(({ at }) => at > written) })).toEqual([]);
    // The rest is written into the page itself, and a key sends it.
    await page.keyboard.type('demo-1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${lantern}/start`);
  });

test('a login that is sent before the app is there is sent once, by it', async ({ page, lantern }) => {
  await knowsTheLogin(page, lantern);
  const letApp = await holdApp(page);
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation login') === true) logins.push(request.url());
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator(`${SHOWN} [type=email]`).fill('samuel@lantern.example');
  await page.locator(`${SHOWN} [type=password]`).fill('lantern-demo-1');
  await page.keyboard.press('Enter');
  // The page is where it was, and nothing of what was written is in its address.
  await expect(page).toHaveURL(`${lantern}/login`);
  letApp('come');
  await expect(page).toHaveURL(`${lantern}/start`);
  expect(logins).toHaveLength(1);
});

test('it holds nothing of whoever was there before', async ({ page, lantern }) => {
  await knowsTheLogin(page, lantern);
  await page.locator('[type=email]').fill('canary@');
  await page.locator('h1').click();
  await expect(page.getByText('Please check the e-mail address.')).toBeVisible();
  await holdApp(page);
  // Gone to the background like this, it is not kept.
  await page.reload({ waitUntil: 'commit' });
  const shown = page.locator(SHOWN);
  await expect(shown.locator('[type=email]')).toHaveValue('');
  await expect(shown.getByText('Fill in e-mail and password.')).toBeVisible();
  await expect(shown.getByText('Please check the e-mail address.')).toHaveCount(0);
});

/** In a page: whether it has shown a login before the app did. */
function noteLogin(): void {
  new MutationObserver(() => {
    if (document.querySelector('[data-snapshot] [type=email]') !== null) Reflect.set(window, 'hasShownLogin', true);
  }).observe(document, { childList: true, subtree: true });
}

test('it is for visitors alone', async ({ page, lantern }) => {
  await knowsTheLogin(page, lantern);
  await enterAs(page, lantern, /Samuel/);
  await readyOffline(page);
  await page.addInitScript(noteLogin);
  await page.goto(`${lantern}/login`);
  await expect(page).not.toHaveURL(`${lantern}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'hasShownLogin'))).toBeUndefined();
});

test('without a network the login itself says first that there is none', async ({ page, context, lantern }) => {
  await knowsTheLogin(page, lantern);
  await context.setOffline(true);
  // A phone in a plane says so from its first frame on; the emulation says it to a new page only later.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await page.addInitScript(noteLogin);
  await page.reload();
  await expect(page.getByText('You are offline. Logging in needs the internet.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'hasShownLogin'))).toBeUndefined();
});
