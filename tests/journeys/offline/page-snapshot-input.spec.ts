import type { Page } from '@playwright/test';
import { holdApp, lookedAt, SHOWN } from '#tests/support/journeys/held-app.ts';
import { asAmal, expect } from '#tests/support/journeys/journey.ts';

const test = asAmal;
test.use({ hasSnapshots: true });

const LESSON = '/program/your-phone-can-do-more/unit/an-email-that-gets-answered/lesson/an-email-that-gets-answered-6';
/** Its question stands below its text: a snapshot is one window and a half high. */
const TALL = { width: 800, height: 1600 };
/** Of a header: further on nobody goes to find a link in it. */
const MOST_STOPS = 20;

/** By Tab alone, as somebody without a mouse gets there. */
async function tabTo(page: Page, name: string): Promise<void> {
  const link = page.locator(SHOWN).getByRole('link', { name }).first();
  const isFocused = () => link.evaluate((element) => element === document.activeElement);
  for (let at = 0; at < MOST_STOPS && !(await isFocused()); at += 1) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
}

for (const network of ['with a network', 'without one']) {
  test(`what is typed before the app is there, ${network}, stands in its field, and is gone on with`, async ({
    page,
    lantern,
  }) => {
    await page.setViewportSize(TALL);
    await lookedAt(page, lantern + LESSON);
    const letApp = await holdApp(page);
    await page.context().setOffline(network === 'without one');
    await page.reload({ waitUntil: 'commit' });
    await page.locator(SHOWN).getByRole('textbox').first().click();
    await page.keyboard.type('First the ');
    letApp('come');
    await expect(page.locator(SHOWN)).toHaveCount(0);
    const field = page.getByRole('textbox', { name: 'Your words' });
    await expect(field).toBeFocused();
    await page.keyboard.type('request.');
    await expect(field).toHaveValue('First the request.');
    // What the app has of it too, and keeps.
    await page.getByRole('button', { name: 'Save your words' }).click();
    await expect(page.getByRole('main').getByText('First the request.')).toBeVisible();
  });

  test(`a link of it is followed by keyboard alone, ${network}`, async ({ page, lantern }) => {
    await lookedAt(page, `${lantern}/start`);
    const letApp = await holdApp(page);
    await page.context().setOffline(network === 'without one');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator(SHOWN)).toBeVisible();
    await tabTo(page, 'My courses');
    await page.keyboard.press('Enter');
    letApp('come');
    await expect(page).toHaveURL(`${lantern}/bookmarks`);
    await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
}
