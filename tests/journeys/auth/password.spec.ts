import { linkInMail } from '#tests/support/campus/mailbox.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';

// With a network and for one visit: a worker would be installed anew in each journey, and is the point of none.
test.use({ serviceWorkers: 'block' });

const AMAL = 'amal@lantern.example';
const PASSWORD = 'a long walk home';

test('a forgotten password: a link by mail, a new password, and in again', { tag: '@always' }, async ({
  page,
  context,
  lantern,
}) => {
  await page.goto(`${lantern}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`${lantern}/forgot-password`);
  const send = page.getByRole('button', { name: 'Send the link' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('E-mail', { exact: true }).fill(AMAL);
  await send.click();
  await expect(page.getByRole('heading', { name: 'If this address is known, a link is on its way.' })).toBeFocused();

  const link = await linkInMail(context, lantern, AMAL);
  await page.goto(link);
  await page.getByLabel('New password').fill('Password1');
  await page.getByLabel('New password').blur();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Many people use this password/);
  await expect(page.getByRole('button', { name: 'Set the password' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Use it from now on.')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
});

test('a link for a new password that was used or made up says so, and where another is to be had', async ({
  page,
  context,
  lantern,
  browser,
}) => {
  await page.goto(`${lantern}/reset`);
  await page.getByLabel('E-mail', { exact: true }).fill(AMAL);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const link = (await linkInMail(context, lantern, AMAL)).replace('/password-reset/', '/reset-password/');
  for (const [address, message] of [
    [link, 'Use it from now on.'],
    [link, 'This link has already been used.'],
    [`${lantern}/password-reset/made-up`, 'This link is not complete.'],
  ] as const) {
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(address);
    await elsewhere.getByLabel('New password').fill(PASSWORD);
    await elsewhere.getByRole('button', { name: 'Set the password' }).click();
    await expect(elsewhere.getByText(message)).toBeVisible();
    if (message.startsWith('This link'))
      await expect(elsewhere.getByRole('link', { name: 'Request a new one' })).toHaveCount(
        message.includes('used') ? 0 : 1,
      );
    await elsewhere.context().close();
  }
});

test('a request without a network keeps what was typed', async ({ page, context, lantern }) => {
  await page.goto(`${lantern}/forgot-password`);
  await page.getByLabel('E-mail', { exact: true }).fill(AMAL);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You need the internet' })).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(AMAL);
});

test('a partner has login and registration of its own, which lead to each other', async ({ page, lantern }) => {
  await page.goto(`${lantern}/partner/lindenau/login`);
  await expect(page.getByText('Stadtbibliothek Lindenau').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/partner/lindenau/forgot-password',
  );
  await page.getByRole('main').getByRole('link', { name: 'Join for free' }).click();
  await page.getByRole('link', { name: 'Register with e-mail' }).click();
  await expect(page).toHaveURL(`${lantern}/partner/lindenau/register/email`);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${lantern}/partner/lindenau/login`);
  await page.goto(`${lantern}/partner/gruenwerk/login`);
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join for free' })).toHaveCount(0);
  for (const path of ['/partner/gruenwerk/register', '/partner/gruenwerk/register/email', '/partner/nobody/register']) {
    await page.goto(lantern + path);
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not here any more.' })).toBeVisible();
  }
  await page.goto(`${lantern}/partner/nobody/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here any more.' })).toBeVisible();
});
