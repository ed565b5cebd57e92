import type { Page } from '@playwright/test';
import { askToLeave } from '#tests/support/campus/people.ts';
import { peopleSpeak } from '#tests/support/campus/people-speak.ts';
import { enterAs, expect, type JourneyCampus, test } from '#tests/support/journeys/journey.ts';

const OLENA = '1-olena';
const html = (page: Page) => page.locator('html');

async function languageOf({ store }: JourneyCampus): Promise<string> {
  const row = store.read.selectFrom('person').select('language').where('id', '=', OLENA);
  return (await row.executeTakeFirstOrThrow()).language;
}

test.beforeEach(({ campus }) => peopleSpeak(campus.store, 'uk', OLENA));

test('who logs in on somebody else’s browser has the campus in their own language, where they wanted to go', async ({
  page,
  lantern,
}) => {
  await page.goto(`${lantern}/bookmarks`);
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Enter as Olena' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Мої курси' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'uk');
  await expect(page).toHaveURL(`${lantern}/bookmarks`);
  await askToLeave(page, lantern);
  await expect(page).toHaveURL(`${lantern}/`);
  await expect(html(page), 'the device keeps it for its visitors').toHaveAttribute('lang', 'uk');
});

test('a language that was chosen before the login stays, and is saved for the person', async ({
  page,
  campus,
  lantern,
}) => {
  await page.goto(`${lantern}/login`);
  await page.getByRole('combobox').first().selectOption({ label: 'Deutsch' });
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: /Olena/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Hallo/ })).toBeVisible();
  await expect.poll(() => languageOf(campus)).toBe('de');
});

test.describe('with a connection that breaks off after the answer', () => {
  test.use({ serviceWorkers: 'block' });

  test('the login goes on as it is, and the next page is in the person’s language', async ({ page, lantern }) => {
    await page.route('**/locales/uk/**', (route) => route.abort('internetdisconnected'));
    await enterAs(page, lantern, 'Enter as Olena');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Olena' })).toBeVisible();
    await page.unroute('**/locales/uk/**');
    await page.reload();
    await expect(html(page)).toHaveAttribute('lang', 'uk');
  });
});
