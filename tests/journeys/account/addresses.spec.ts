import type { Page } from '@playwright/test';
import { linkInMail } from '#tests/support/campus/mailbox.ts';
import { asAmal, enterAs, expect, test } from '#tests/support/journeys/journey.ts';

const HOME = 'amal@home.example';

const main = (page: Page) => page.getByRole('main');
const other = (page: Page) => page.getByLabel('Another e-mail for messages');
const ask = (page: Page) => page.getByRole('button', { name: 'Send a mail to confirm it' });

/** Opens the link of the newest mail to an address, once that is the one which asks it. */
async function confirm(page: Page, origin: string, email: string): Promise<void> {
  await expect(async () => {
    const link = await linkInMail(page.context(), origin, email);
    expect(link).toContain('/confirm_private_email/');
    await page.goto(link);
  }).toPass();
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail is confirmed.' })).toBeVisible();
}

test.describe('with a network', () => {
  // For one visit: a worker would be installed anew, and is the point of none.
  test.use({ serviceWorkers: 'block' });

  test('mails go to another address once its link was opened, and back to the account’s', async ({ page, lantern }) => {
    await enterAs(page, lantern, 'Enter as Amal');
    await page.goto(`${lantern}/profile`);
    await page.getByRole('link', { name: 'Change e-mail addresses' }).click();
    await expect(main(page).getByText('amal@lantern.example').first()).toBeVisible();
    await other(page).fill('amal@home');
    await expect(ask(page)).toHaveAttribute('aria-disabled', 'true');
    await other(page).fill(` ${HOME} `);
    await ask(page).click();
    await expect(page.getByText(`We sent a mail to ${HOME}.`)).toBeVisible();
    await confirm(page, lantern, HOME);
    await page.goto(`${lantern}/profile`);
    await expect(main(page).getByText(HOME)).toBeVisible();
    await page.goto(`${lantern}/settings/email`);
    await other(page).fill('amal@lantern.example');
    await ask(page).click();
    await expect(page.getByText('We sent a mail to amal@lantern.example.')).toBeVisible();
    await confirm(page, lantern, 'amal@lantern.example');
    await page.goto(`${lantern}/settings/email`);
    await expect(main(page).getByText('amal@lantern.example').first()).toBeVisible();
    await expect(main(page).getByText(HOME)).toHaveCount(0);
  });

  test('a connection that breaks off keeps what was typed, and too many tries are said', async ({ page, lantern }) => {
    await enterAs(page, lantern, 'Enter as Amal');
    await page.goto(`${lantern}/settings/email`);
    await other(page).fill(HOME);
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('setPrivateEmail')
        ? route.abort('connectionreset')
        : route.continue(),
    );
    await ask(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'No connection right now.' })).toBeVisible();
    await expect(other(page)).toHaveValue(HOME);
    await page.unroute('**/graphql');
    await expect(async () => {
      await other(page).fill(HOME);
      await ask(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Too many tries.' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(other(page)).toHaveValue(HOME);
  });

  test('the address that the organisation gave is changed to another of its own only', async ({ page, campus }) => {
    const nordlicht = campus.origin('nordlicht');
    await enterAs(page, nordlicht, /Idris/);
    await page.goto(`${nordlicht}/settings/email`);
    const own = page.getByLabel('Another address of this organisation');
    const save = page.getByRole('button', { name: 'Save the address' });
    await own.fill('idris@elsewhere.example');
    await own.blur();
    await expect(page.getByText('Only e-mail addresses of this organisation can be used here.')).toBeVisible();
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await own.fill('idris.new@nordlicht.example');
    await save.click();
    await expect(page.getByText('Your new address is saved.')).toBeVisible();
    await expect(main(page).getByText('idris.new@nordlicht.example')).toBeVisible();
  });

  test('who logs in before the address is confirmed learns that, and has the mail sent again', async ({
    page,
    context,
    lantern,
  }) => {
    const email = 'nour@lantern.example';
    const password = 'a long walk home';
    const again = page.getByRole('button', { name: 'Send the mail again' });
    await page.goto(`${lantern}/register/email`);
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Join for free' }).and(page.locator(':not([aria-disabled="true"])')).click();
    await again.click();
    await expect(page.getByText('We sent it again.')).toBeVisible();
    await page.goto(`${lantern}/login`);
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your e-mail is not confirmed yet.' })).toBeVisible();
    await again.click();
    await expect(page.getByText('We sent it again.')).toBeVisible();
    await page.goto(await linkInMail(context, lantern, email));
    await page.getByRole('button', { name: 'Confirm e-mail' }).click();
    await expect(page.getByText('Your e-mail is confirmed.')).toBeVisible();
  });
});

asAmal(
  'without a network the addresses are there, and what changes them says what it needs',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/settings/email`);
    await expect(main(page).getByText('amal@lantern.example').first()).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(main(page).getByText('amal@lantern.example').first()).toBeVisible();
    await expect(page.getByText('You can do this when you are online.')).toBeVisible();
    await expect(ask(page)).toHaveCount(0);
  },
);
