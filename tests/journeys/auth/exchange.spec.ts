import { aRunningCampus } from '#tests/support/campus/running-campus.ts';
import { expect, test as journey } from '#tests/support/journeys/journey.ts';
import { NOUR, serviceLines } from '#tests/support/saml/saml-campus.ts';
import { aSamlProvider, type SamlProvider } from '#tests/support/saml/saml-provider.ts';

type Exchange = { origin: string; provider: SamlProvider };

const test = journey.extend<{ exchange: Exchange }>({
  exchange: async ({}, use) => {
    const campus = await aRunningCampus(() => undefined);
    const provider = await aSamlProvider();
    await campus.configure([
      'features: { hasRegistration: true, showIdasIntegrationOptions: true }',
      ...serviceLines(provider),
    ]);
    provider.trust(await (await campus.get('/backend/saml/metadata')).text());
    await use({ origin: campus.origin, provider });
    await campus.stop();
    await provider.close();
  },
  // The browser leaves before its campus does: a server waits for open connections.
  baseURL: async ({ exchange }, use) => use(exchange.origin),
});

// With a network and for one visit: a worker would be installed anew in each journey, and is the point of none.
test.use({ serviceWorkers: 'block' });

const BUTTON = 'Log in with the German exchange service';

test('somebody joins by the exchange service, and their logout ends there too', async ({ page, exchange }) => {
  const { origin, provider } = exchange;
  provider.be(NOUR);
  await page.goto('/login');
  await page.getByRole('link', { name: BUTTON }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This campus does not know the account that you chose there.').first()).toBeVisible();

  await page.getByRole('link', { name: 'Join for free' }).click();
  await page.getByRole('link', { name: BUTTON }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /What may we send/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('JWT'))).not.toBeNull();

  await page.goto('/logout');
  // Home, which is the login where the campus has no landing page.
  await expect(page).toHaveURL(`${origin}/login`);
  expect(provider.loggedOut).toEqual([NOUR.nameId]);
  expect(await page.evaluate(() => localStorage.getItem('JWT'))).toBeNull();
});

test('without a network the way there waits, and an answer that does not hold is said', async ({ page, exchange }) => {
  const { origin, provider } = exchange;
  provider.be(NOUR);
  await page.goto('/login');
  const button = page.getByRole('link', { name: BUTTON });
  await expect(button).toHaveAttribute('href', '/backend/saml/login');
  await page.context().setOffline(true);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.context().setOffline(false);
  provider.twist({ Audience: 'https://elsewhere.example' });
  await button.click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The login was not allowed there.').first()).toBeVisible();
  await expect(page).toHaveURL(`${origin}/login`);
});
