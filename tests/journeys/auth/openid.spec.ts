import { expect, test as journey } from '#tests/support/journeys/journey.ts';
import { aSchoolCampus, type SchoolCampus } from '#tests/support/openid/openid-journey.ts';

const test = journey.extend<{ school: SchoolCampus }>({
  school: async ({}, use) => {
    const school = await aSchoolCampus();
    await use(school);
    await school.stop();
  },
  // The browser leaves before its campus does: a server waits for open connections.
  baseURL: async ({ school }, use) => use(school.origin),
});

const NOUR = { sub: 'nour-at-the-school', email: 'nour@fjord.example', email_verified: true, given_name: 'Nour' };

// With a network and for one visit: a worker would be installed anew in each journey, and is the point of none.
test.use({ serviceWorkers: 'block' });

test('an account of the school that nobody knows here yet joins, where that is asked for', async ({ page, school }) => {
  school.provider.be(NOUR);
  await page.goto('/login');
  await page.getByRole('link', { name: 'School account' }).click();
  await expect(page.getByText('This campus does not know the account that you chose there.').first()).toBeVisible();
  await expect(page).toHaveURL(`${school.origin}/login`);

  await page.getByRole('link', { name: 'Join for free' }).click();
  const button = page.getByRole('link', { name: 'School account' });
  await expect(button).toHaveCSS('background-color', 'rgb(17, 34, 51)');
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: /What may we send/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('JWT'))).not.toBeNull();
});

test('noSSO hides the ways in elsewhere; what was not allowed there is said', async ({ page, school }) => {
  await page.goto(`${school.origin}/login?noSSO`);
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'School account' })).toHaveCount(0);
  await page.goto(`${school.origin}/oauth/40?error=access_denied&state=a`);
  await expect(page.getByText('The login was not allowed there.').first()).toBeVisible();
  await expect(page).toHaveURL(`${school.origin}/login`);
});
