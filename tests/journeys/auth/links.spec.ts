import type { Page } from '@playwright/test';
import { askPrivateEmail } from '#server/commands/account/private-email.ts';
import { issueToken } from '#server/mail/one-time-token.ts';
import { enterAs, expect, type JourneyCampus, test } from '#tests/support/journeys/journey.ts';

// With a network and for one visit: a worker would be installed anew in each journey, and is the point of none.
test.use({ serviceWorkers: 'block' });

async function personIn({ store }: JourneyCampus, name: string): Promise<string> {
  const { id } = await store.read
    .selectFrom('person')
    .select('id')
    .where('email_folded', '=', `${name}@lantern.example`)
    .where('organisation_id', '=', '1')
    .executeTakeFirstOrThrow();
  return id;
}

type Purpose = 'TOKEN_LOGIN' | 'UNSUBSCRIBE';

async function tokenFor(campus: JourneyCampus, purpose: Purpose, name = 'amal'): Promise<string> {
  const ownerId = await personIn(campus, name);
  return campus.store.transaction((trx) =>
    issueToken(trx, { organisationId: '1', ownerId, purpose, subject: '', now: new Date() }),
  );
}

const logInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' });

test('a link that signs in leads to where one wanted to go, once', { tag: '@always' }, async ({
  page,
  campus,
  lantern,
  browser,
}) => {
  const token = await tokenFor(campus, 'TOKEN_LOGIN');
  await page.goto(`${lantern}/bookmarks`);
  await expect(page.getByText('Please log in to open this page.')).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  // A scanner of mails opens it first, runs its scripts and taps nothing.
  await elsewhere.goto(`${lantern}/token_login/${token}`, { waitUntil: 'networkidle' });
  await page.goto(`${lantern}/token_login/${token}`);
  await logInButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
  await logInButton(elsewhere).click();
  await expect(elsewhere.getByRole('alert').filter({ hasText: 'This link has already been used.' })).toBeVisible();
  await elsewhere.context().close();
});

test('a link of somebody else asks whoever is logged in on the shared device, and is not spent by asking', async ({
  page,
  campus,
  lantern,
}) => {
  const token = await tokenFor(campus, 'TOKEN_LOGIN', 'reza');
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/token_login/${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are already logged in.' })).toBeVisible();
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
  for (const path of ['/password-reset/a', '/reset-password/a', '/register/confirmed/a']) {
    await page.goto(`${lantern}/partner/lindenau${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'You are already logged in.' })).toBeVisible();
  }
  await page.goto(`${lantern}/token_login/${token}`);
  await page.getByRole('link', { name: 'Log out and open the link' }).click();
  await logInButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Reza' })).toBeVisible();
});

test('a logout leads to no address of somebody else', async ({ page, lantern }) => {
  for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await enterAs(page, lantern, 'Enter as Amal');
    await page.goto(`${lantern}/logout?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${lantern}/`);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  }
});

test('without a network a link can be tried again, and is not spent', async ({ page, campus, lantern }) => {
  const token = await tokenFor(campus, 'TOKEN_LOGIN');
  await page.goto(`${lantern}/token_login/${token}`);
  await page.route('**/graphql', (route) => route.abort());
  await logInButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You need the internet' })).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
});

test('the link that ends mails shows what is off, and says why it could not', async ({ page, campus, lantern }) => {
  const unsubscribe = page.getByRole('button', { name: 'Unsubscribe from all others' });
  await page.goto(`${lantern}/unsubscribe/${await tokenFor(campus, 'UNSUBSCRIBE')}`);
  await unsubscribe.click();
  await expect(page.getByRole('heading', { name: 'You will no longer get these e-mails.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await page.goto(`${lantern}/unsubscribe/made-up`);
  await unsubscribe.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Unsubscribing failed: This link is not complete.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Manage subscriptions' })).toHaveAttribute('href', '/settings');
});

test('a private e-mail is confirmed after the login, by its link', async ({ page, campus, lantern }) => {
  const personId = await personIn(campus, 'amal');
  const email = 'amal@home.example';
  await campus.store.transaction((trx) =>
    askPrivateEmail(trx, { personId, organisationId: '1', email, origin: lantern, now: new Date() }),
  );
  await enterAs(page, lantern, 'Enter as Amal');
  const token = await campus.store.transaction((trx) =>
    issueToken(trx, {
      organisationId: '1',
      ownerId: personId,
      purpose: 'CONFIRM_PRIVATE_EMAIL',
      subject: email,
      now: new Date(),
    }),
  );
  const confirm = page.getByRole('button', { name: 'Confirm e-mail' });
  await page.goto(`${lantern}/confirm_private_email/${token}`);
  await confirm.click();
  await expect(page).toHaveURL(`${lantern}/private_email_confirmed`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail is confirmed.' })).toBeVisible();
  await page.goto(`${lantern}/confirm_private_email/made-up`);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link is too old.' })).toBeVisible();
  await expect(page).toHaveURL(`${lantern}/error?type=EXPIRED_LINK`);
});

test.describe('the dialog of login and registration', () => {
  test.use({ viewport: { width: 1200, height: 800 } });

  test('opens over the page, switches between its forms, and leads back to the page', async ({ page, lantern }) => {
    await page.goto(`${lantern}/explore?from=header`);
    await page.getByRole('banner').getByRole('link', { name: 'Join for free' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Join for free' })).toBeVisible();
    await dialog.getByLabel('E-mail', { exact: true }).fill('amal@lantern.example');
    await dialog.getByRole('button', { name: 'Log in instead' }).click();
    await expect(dialog.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await login.focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('E-mail', { exact: true }).fill('amal@lantern.example');
    await dialog.getByLabel('Password', { exact: true }).fill('lantern-demo-1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(page).toHaveURL(`${lantern}/explore?from=header`);
    await expect(dialog).toHaveCount(0);
  });
});
