import type { Page } from '@playwright/test';
import { bookmarksOf, enterAs, expect, test } from '#tests/support/journey.ts';

const NOTHING_KEPT = 'This browser keeps nothing on this device.';

const said = (page: Page, words: RegExp) => page.locator('section[popover]').getByText(words);

/** As a private window of some browsers, or a policy that forbids storage. */
async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException(
        'A mutation operation was attempted on a database that did not allow mutations.',
        'InvalidStateError',
      );
    };
  });
}

test.describe('storage that is off', () => {
  test('leaves a campus that works with a network, and claims nothing else', async ({
    page,
    context,
    campus,
    lantern,
  }) => {
    await withoutStorage(page);
    await enterAs(page, lantern, 'Enter as Amal');
    await expect(page.getByText(NOTHING_KEPT).first()).toBeVisible();
    await page.getByRole('link', { name: 'Explore' }).first().click();
    const before = await bookmarksOf(campus.store, '1-amal');
    const bookmark = page.getByRole('button', { name: /^Bookmark: / });
    await bookmark.first().click();
    await expect(said(page, /added/)).toBeVisible();
    // Said only now, and by the campus: it is there.
    expect(await bookmarksOf(campus.store, '1-amal')).toHaveLength(before.length + 1);
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    await expect(page.getByText('Ready offline')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.getByRole('link', { name: 'My lists' }).first().click();
    await expect(page.getByLabel('New list')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('New list').fill('A name that stays');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(said(page, /Try again when you are online/)).toBeVisible();
    await expect(page.getByLabel('New list')).toHaveValue('A name that stays');
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toHaveCount(0);
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByRole('heading', { name: 'A name that stays' })).toBeVisible();
  });

  test('lets a person leave', async ({ page, lantern }) => {
    await withoutStorage(page);
    await enterAs(page, lantern, 'Enter as Amal');
    await page.goto(`${lantern}/logout`);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('JWT'))).toBeNull();
  });
});
