import type { Page } from '@playwright/test';
import { closeBanner } from '#tests/support/journeys/close-banner.ts';
import { asAmal, enterAs, expect, test } from '#tests/support/journeys/journey.ts';

const main = (page: Page) => page.getByRole('main');
const promo = (page: Page) => main(page).getByText('the speaking café is open for everybody');
const step = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) });

asAmal('the promo text stays away once it was sent away, without a network too', async ({ page, context, lantern }) => {
  await page.goto(`${lantern}/start`);
  await expect(promo(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(promo(page)).toBeVisible();
  await closeBanner(promo(page));
  await expect(promo(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
  await expect(promo(page)).toHaveCount(0);
});

asAmal('the news have the newest notifications, which are read there too', async ({ page, context, lantern }) => {
  await page.goto(`${lantern}/start`);
  const news = main(page).getByRole('heading', { level: 2, name: 'News' });
  await news.scrollIntoViewIfNeeded();
  await expect(main(page).getByRole('link', { name: 'All notifications' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await news.scrollIntoViewIfNeeded();
  await main(page).getByRole('link', { name: 'All notifications' }).click();
  await expect(page).toHaveURL(`${lantern}/notifications`);
});

test.describe('with a network', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 1200, height: 800 } });

  test('the first steps lead to what is not done yet, and go with the last of them', async ({
    page,
    campus,
    lantern,
  }) => {
    await campus.store.transaction((trx) =>
      trx.updateTable('person').set({ last_name: null }).where('id', '=', '1-amal').execute(),
    );
    await enterAs(page, lantern, 'Enter as Amal');
    await expect(step(page, 'Choose your first course')).toContainText('Done');
    await expect(step(page, 'Complete your profile')).not.toContainText('Done');
    await page.getByRole('link', { name: 'Complete your profile' }).click();
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByRole('button', { name: /Save/ }).click();
    await page.getByRole('link', { name: 'Home' }).first().click();
    // It was the last one: the list goes with it.
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Your first steps' })).toHaveCount(0);
  });

  test('the way back from a course is where one came from', async ({ page, lantern }) => {
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await enterAs(page, lantern, 'Enter as Amal');
    for (const [path, name, back] of [
      ['/bookmarks', 'My courses', '/bookmarks'],
      ['/content-providers', 'Who makes these courses', '/content-providers'],
      ['/category/language', 'Explore', '/explore'],
      ['/start', 'Home', '/start'],
    ] as const) {
      await page.goto(lantern + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`${lantern}/course/numbers-time-money`);
      const link = trail.getByRole('link').first();
      await expect(link).toHaveText(name);
      await expect(link).toHaveAttribute('href', back);
    }
  });
});
