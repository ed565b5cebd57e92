import type { Page } from '@playwright/test';
import { askToLeave, expectLoggedOut } from '#tests/support/campus/people.ts';
import { asAmal, enterAs, expect, readyOffline, test } from '#tests/support/journeys/journey.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const brandOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lc-light-brand').trim());

test('a visitor sees the components in their order and gets to a module', async ({ page, lantern }) => {
  await page.goto(lantern);
  await expect(h1(page)).toHaveText('Learn anywhere. Keep your light.');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'A good place to start',
    'People first',
    'Four steps',
    'Together with',
    'Your next ten minutes',
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Join for free' }).first()).toHaveAttribute(
    'href',
    '/register',
  );
  await page.getByRole('link', { name: 'German for your first weeks' }).click();
  await expect(page).toHaveURL(/\/program\//);
});

test('the first step is offered again at the foot of a phone once it is out of sight', async ({ page, lantern }) => {
  await page.goto(lantern);
  const joins = page.getByRole('main').getByRole('link', { name: 'Join for free' });
  await expect(joins).toHaveCount(2);
  await page.getByRole('heading', { name: 'Four steps' }).scrollIntoViewIfNeeded();
  await expect(joins).toHaveCount(3);
});

test('a partner’s landing page has its components and colours from the first paint on, offline too', async ({
  page,
  context,
  lantern,
}) => {
  await page.goto(lantern);
  await expect(h1(page)).toBeVisible();
  const own = await brandOf(page);
  await page.goto(`${lantern}/partner/lindenau`);
  await expect(page.getByText('Stadtbibliothek Lindenau with Lantern Campus')).toBeVisible();
  const partners = await brandOf(page);
  expect(partners).not.toBe(own);
  const heading = await h1(page).textContent();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toHaveAttribute('href', '/partner/lindenau/login');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(h1(page)).toHaveText(heading ?? '');
  expect(await brandOf(page)).toBe(partners);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(h1(page)).toHaveText(heading ?? '');
});

test('who belongs to a partner is on its pages after the login, offline too, and leaves them with the logout', async ({
  page,
  context,
  lantern,
}) => {
  await page.goto(`${lantern}/partner/lindenau`);
  await expect(h1(page)).toBeVisible();
  const partners = await brandOf(page);
  await enterAs(page, lantern, 'Enter as Amal');
  const mark = page.getByRole('banner').getByText('Stadtbibliothek Lindenau');
  await expect(mark).toBeVisible();
  await expect.poll(() => brandOf(page)).toBe(partners);
  await readyOffline(page);
  await context.setOffline(true);
  await page.goto(`${lantern}/bookmarks`);
  await expect(mark).toBeVisible();
  expect(await brandOf(page)).toBe(partners);
  await context.setOffline(false);
  await askToLeave(page, lantern);
  await expectLoggedOut(page);
  await expect(mark).toHaveCount(0);
  expect(await brandOf(page)).not.toBe(partners);
});

test('a member finds the categories and modules of the partner at its address, offline too', async ({
  page,
  context,
  lantern,
}) => {
  await page.goto(`${lantern}/partner/gruenwerk`);
  await expect(page).toHaveURL(`${lantern}/partner/gruenwerk/login`);
  await enterAs(page, lantern, /Yusuf/);
  await readyOffline(page);
  // Never looked at before: it stands on what explore keeps.
  await context.setOffline(true);
  await page.goto(`${lantern}/partner/gruenwerk`);
  await expect(h1(page)).toHaveText('Grünwerk');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Garden and workshop' })).toHaveAttribute(
    'href',
    '/category/partner-gruenwerk',
  );
  await expect(main.getByRole('link', { name: 'Your first bed' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'German for your first weeks' })).toHaveCount(0);
  await context.setOffline(false);

  // Another partner's page is the landing page for who is not of it.
  await page.goto(`${lantern}/partner/lindenau`);
  await expect(main.getByRole('heading', { level: 2, name: 'Topics' })).toHaveCount(0);
});

test('a restricted partner asks for the login, an unknown one is not there', async ({ page, lantern }) => {
  await page.goto(`${lantern}/partner/gruenwerk`);
  await expect(page).toHaveURL(`${lantern}/partner/gruenwerk/login`);
  await page.goto(`${lantern}/partner/nobody`);
  await expect(h1(page)).toHaveText('This page is not here any more.');
  await page.goto(`${lantern}/partner`);
  await expect(page.getByRole('main').getByRole('link', { name: /Lindenau/ })).toHaveAttribute(
    'href',
    '/partner/lindenau',
  );
});

asAmal('who is logged in is led on from the landing page', async ({ page, lantern }) => {
  await page.goto(lantern);
  await expect(page).toHaveURL(`${lantern}/start`);
});

test('without a network the first visit says why nothing is here', async ({ page, context, lantern }) => {
  await page.goto(`${lantern}/login`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await page.goto(lantern);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(h1(page)).toHaveText('Learn anywhere. Keep your light.');
});
