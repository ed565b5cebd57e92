import type { Locator, Page } from '@playwright/test';
import { HEADERS } from '#campus/network/headers.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { choose } from '#tests/support/journeys/choose.ts';
import { asAmal, enterAs, expect, test, toast } from '#tests/support/journeys/journey.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

const AMAL = '1-amal';
const PASSWORD = 'lantern-demo-1';
const NEW_PASSWORD = 'a long walk home';

const map = (page: Page): Locator => page.getByRole('switch', { name: /Show me on the map/ });

async function isOnMap(store: Store): Promise<boolean> {
  const row = await store.read
    .selectFrom('account_preference')
    .select('show_on_map')
    .where('person_id', '=', AMAL)
    .executeTakeFirst();
  return row?.show_on_map === 1;
}

asAmal('a choice is saved at the tap, stays, and can be taken back', async ({ page, campus, lantern }) => {
  await page.goto(`${lantern}/settings`);
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(map(page)).not.toBeChecked();
  await choose(map(page), true);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(toast(page, 'Preferences saved.')).toBeVisible();
  await expect.poll(() => isOnMap(campus.store)).toBe(true);
  await page.reload();
  await expect(map(page)).toBeChecked();
  await choose(map(page), false);
  await expect.poll(() => isOnMap(campus.store)).toBe(false);
});

asAmal(
  'a choice without a network waits, shows after a restart, and arrives by itself',
  async ({ page, context, campus, lantern }) => {
    await page.goto(`${lantern}/settings/privacy`);
    await expect(map(page)).not.toBeChecked();
    await context.setOffline(true);
    await choose(map(page), true);
    await expect(page.getByText('Waiting to be sent')).toBeVisible();
    await page.reload();
    await expect(map(page)).toBeChecked();
    expect(await isOnMap(campus.store)).toBe(false);
    await context.setOffline(false);
    await expect.poll(() => isOnMap(campus.store)).toBe(true);
  },
);

test.describe('refused', () => {
  // The worker would send the choice past this page.
  test.use({ serviceWorkers: 'block' });

  test('a choice goes back, with the reason beside it', async ({ page, campus, lantern }) => {
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('setShowOnMap')
        ? route.fulfill({
            headers: { [HEADERS.campus]: '1' },
            json: { data: { updateAccountPreference: { success: false, errors: [{ message: 'INVALID_INPUT' }] } } },
          })
        : route.fallback(),
    );
    await enterAs(page, lantern, 'Enter as Amal');
    await page.goto(`${lantern}/settings/privacy`);
    await map(page).click();
    await expect(page.getByText(/Preferences could not be saved\. The campus could not accept this/)).toBeVisible();
    await expect(map(page)).not.toBeChecked();
    expect(await isOnMap(campus.store)).toBe(false);
  });
});

asAmal(
  'a password is changed by its rules, and every other device is logged out',
  async ({ page, browser, lantern }) => {
    await page.goto(`${lantern}/start`);
    const elsewhere = await browser.newPage();
    await enterAs(elsewhere, lantern, 'Enter as Amal');
    await page.goto(`${lantern}/settings/password`);
    const present = page.getByLabel('Current password');
    const next = page.getByLabel('New password', { exact: true });
    const again = page.getByLabel('Repeat the new password');
    const change = page.getByRole('button', { name: 'Change password' });
    await expect(change).toHaveAttribute('aria-disabled', 'true');
    await present.fill('short');
    await next.fill('seven77');
    await again.fill('seven78');
    await again.blur();
    await expect(page.getByText('The password needs at least 8 characters.')).toHaveCount(2);
    await expect(page.getByText('The two new passwords are not the same.')).toBeVisible();
    await next.fill(NEW_PASSWORD);
    await again.fill(NEW_PASSWORD);
    await present.fill('not this one');
    await change.click();
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await present.fill(PASSWORD);
    await change.click();
    await expect(page.getByText(/Your new password is set/)).toBeVisible();
    await page.goto(`${lantern}/settings/sessions`);
    await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Log out there/ })).toHaveCount(0);
    // Nobody does anything there: the open page is notified.
    await expect(elsewhere.getByText(/You were logged out to keep your account safe/)).toBeVisible();
    await elsewhere.close();
  },
);

asAmal('another session is ended from here', async ({ page, browser, lantern }) => {
  await page.goto(`${lantern}/start`);
  const elsewhere = await browser.newPage();
  await enterAs(elsewhere, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/settings/sessions`);
  await page.getByRole('button', { name: /Log out there/ }).click();
  await expect(page.getByRole('button', { name: /Log out there/ })).toHaveCount(0);
  // Nobody does anything there: the open page is notified.
  await expect(elsewhere.getByText(/You were logged out to keep your account safe/)).toBeVisible();
  await elsewhere.close();
});

asAmal(
  'by keyboard alone: light and digits apply at once, and Arabic turns the page around',
  async ({ page, lantern }) => {
    await page.goto(`${lantern}/settings/appearance`);
    await page.getByRole('button', { name: 'Dark' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await page.goto(`${lantern}/settings/language`);
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: '١٢٣' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '١٢٣' })).toHaveAttribute('aria-pressed', 'true');
    expect(await seriousFaults(page)).toEqual([]);
  },
);

asAmal(
  'the bar of the browser has the light that was chosen, at once and when the app starts again',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/settings/appearance`);
    /** What the bar has under a light device and under a dark one, in terms of the organisation's own colours. */
    const bars = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('meta[name="theme-color"]')].map((bar) =>
          ['light', 'dark'].find(
            (mode) =>
              document.documentElement.style.getPropertyValue(`--lc-${mode}-bg`) === bar.getAttribute('content'),
          ),
        ),
      );
    await expect.poll(bars).toEqual(['light', 'dark']);
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(bars).toEqual(['dark', 'dark']);

    // What stood there when the first thing of the page was drawn.
    await context.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('#campus > *') === null) return;
        observer.disconnect();
        const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((each) =>
          each.getAttribute('content'),
        );
        const { style, dataset } = document.documentElement;
        dataset.firstBars = String(
          bars.length > 0 && bars.every((bar) => bar === style.getPropertyValue('--lc-dark-bg')),
        );
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-first-bars', 'true');
    await page.getByRole('button', { name: 'Like the device' }).click();
    await expect.poll(bars).toEqual(['light', 'dark']);
  },
);
