import type { Page } from '@playwright/test';
import { linkInMail } from '#tests/support/campus/mailbox.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';

// With a network and for one visit: a worker would be installed anew in each journey, and is the point of none.
test.use({ serviceWorkers: 'block' });

const PASSWORD = 'a long walk home';
const NOUR = 'nour@lantern.example';

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm e-mail' }).click();

test('somebody signs up, opens the mail, and is in the campus in the language that they chose', {
  tag: '@always',
}, async ({ page, context, lantern }) => {
  await page.goto(`${lantern}/login?ref=poster`);
  await page.getByRole('link', { name: 'Join for free' }).click();
  await page.getByRole('link', { name: 'Register with e-mail' }).click();
  await expect(page).toHaveURL(`${lantern}/register/email`);
  const join = page.getByRole('button', { name: 'Join for free' });
  await expect(join).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('E-mail', { exact: true }).fill(` ${NOUR} `);
  await expect(page.getByText('You can use this e-mail')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Language of your e-mails and courses').selectOption('de');
  await join.click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail.' })).toBeFocused();
  await expect(page.getByText(`We sent a link to ${NOUR}.`)).toBeVisible();
  await expect(page.getByText('Look in the spam folder too.')).toBeVisible();

  await page.goto(await linkInMail(context, lantern, NOUR));
  await confirm(page);
  await expect(page.getByText('Your e-mail is confirmed.')).toBeVisible();
  await expect(page).toHaveURL(`${lantern}/explore`);
  expect(await page.evaluate(() => localStorage.getItem('JWT'))).not.toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('registrationReferrer'))).toBeNull();
});

test('whoever joined with a partner arrives there as one who is in', async ({ page, context, lantern }) => {
  await page.goto(`${lantern}/partner/lindenau`);
  const join = page.getByRole('link', { name: 'Join with the library' });
  await join.first().click();
  await page.getByRole('link', { name: 'Register with e-mail' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(NOUR);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join for free' }).and(page.locator(':not([aria-disabled="true"])')).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail.' })).toBeVisible();
  await page.goto(await linkInMail(context, lantern, NOUR));
  await confirm(page);
  await expect(page).toHaveURL(`${lantern}/partner/lindenau`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Start learning' }).first()).toBeVisible();
  await expect(join).toHaveCount(0);
});

test('a link opens once, a made-up one never', async ({ page, context, lantern, browser }) => {
  await page.goto(`${lantern}/register/email`);
  await page.getByLabel('E-mail', { exact: true }).fill(NOUR);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join for free' }).and(page.locator(':not([aria-disabled="true"])')).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail.' })).toBeVisible();
  const link = await linkInMail(context, lantern, NOUR);
  const elsewhere = await (await browser.newContext()).newPage();
  // A scanner of mails opens it first, runs its scripts and taps nothing.
  await elsewhere.goto(link, { waitUntil: 'networkidle' });
  await page.goto(link);
  await confirm(page);
  await expect(page.getByText('Your e-mail is confirmed.')).toBeVisible();

  await confirm(elsewhere);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Your e-mail is confirmed.' })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await elsewhere.goto(`${lantern}/register/confirmed/made-up`);
  await confirm(elsewhere);
  await expect(elsewhere.getByRole('alert').filter({ hasText: 'This link is not complete.' })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Request a new one' })).toHaveAttribute('href', '/register');
  await elsewhere.context().close();
});

test('a link that is too old says where a new one is to be had', async ({ page, context, campus, lantern }) => {
  await page.goto(`${lantern}/register/email`);
  await page.getByLabel('E-mail', { exact: true }).fill(NOUR);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join for free' }).and(page.locator(':not([aria-disabled="true"])')).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail.' })).toBeVisible();
  const link = await linkInMail(context, lantern, NOUR);
  campus.advance(7 * 86_400_000 + 60_000);
  await page.goto(link);
  await confirm(page);
  await expect(page.getByRole('alert').filter({ hasText: 'This link is too old.' })).toBeVisible();
});

test('each rule of e-mail and password is said at its field', async ({ page, lantern }) => {
  await page.goto(`${lantern}/register/email`);
  const email = page.getByLabel('E-mail', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const rules = [
    [email, 'nour', 'Please check the e-mail address.'],
    [email, `${'n'.repeat(250)}@lantern.example`, 'This e-mail address is too long.'],
    [email, 'nour@elsewhere.example', 'Only e-mail addresses of this organisation can be used here.'],
    [email, 'Amal@lantern.example', 'There is already an account with this e-mail.'],
    [email, NOUR, 'You can use this e-mail'],
    [password, 'seven77', 'The password needs at least 8 characters.'],
    [password, 'Nour@Lantern.example', 'The password must be different from your e-mail.'],
    [password, 'x'.repeat(1025), 'This password is too long.'],
    [password, '12345678', 'Many people use this password'],
    [password, 'Password1', 'Many people use this password'],
  ] as const;
  for (const [field, typed, message] of rules) {
    await field.fill(typed);
    await field.blur();
    await expect(page.getByText(message)).toBeVisible();
  }
  const rule = page.getByRole('listitem').filter({ hasText: 'Not easy to guess' });
  await expect(rule).not.toContainText('(done)');
  await expect(page.getByRole('button', { name: 'Join for free' })).toHaveAttribute('aria-disabled', 'true');
  await password.fill(PASSWORD);
  await expect(rule).toContainText('(done)');
});
