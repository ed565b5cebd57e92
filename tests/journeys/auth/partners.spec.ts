import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { DEMO_PASSWORD } from '#tests/support/campus/campus.ts';
import { askToLeave } from '#tests/support/campus/people.ts';
import { expect, type JourneyCampus, test } from '#tests/support/journeys/journey.ts';

// With a network and for one visit: a worker would be installed anew in each journey, and is the point of none.
test.use({ serviceWorkers: 'block' });

const ELSEWHERE = 'https://account.example.org/logout';

/** A fourth organisation, which takes people in through its partners only, and whose logout goes on elsewhere. */
async function importBrook(campus: JourneyCampus): Promise<string> {
  await importOrganisation(
    { test: campus, now: () => new Date() },
    {
      id: '40',
      name: 'brook',
      lines: [
        'features: { hasRegistration: true, hasOnlySuborgRegistration: true }',
        'traits: { externalLogout: true }',
        `externalLogout: ${ELSEWHERE}`,
        `demoPassword: ${DEMO_PASSWORD}`,
      ],
      partners: {
        mill: "{ id: 4a, denomination: Mill, path: mill, mainColor: '#b5451f', tagline: { de: Am Bach } }",
        orchard:
          "{ id: 4b, denomination: Orchard, path: orchard, mainColor: '#1f6f43', isRestricted: true, tagline: { de: Oben } }",
      },
      files: { 'people.yaml': '- { id: ivan, email: ivan@brook.example, language: en }' },
    },
  );
  return campus.origin('brook');
}

test('an organisation that comes while the campus runs has login and registration at once: only open partners take people in', async ({
  page,
  campus,
}) => {
  expect((await page.goto(`${campus.origin('brook')}/login`))?.status()).toBe(404);
  const brook = await importBrook(campus);
  await page.goto(`${brook}/register/email`);
  await expect(page).toHaveURL(`${brook}/login`);
  await page.goto(`${brook}/register`);
  await expect(page.getByText('You join this campus with one of its partners.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orchard' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Mill' }).click();
  await expect(page).toHaveURL(`${brook}/partner/mill/register`);
  await expect(page.getByRole('link', { name: 'Register with e-mail' })).toBeVisible();
  await page.goto(`${brook}/partner/orchard/register`);
  await expect(page.getByRole('link', { name: 'Register with e-mail' })).toHaveCount(0);
});

test('without a landing page, `/` leads to explore where the campus is open, else to the login', async ({
  page,
  campus,
}) => {
  const organisation = (id: string, name: string, open: boolean) =>
    importOrganisation(
      { test: campus, now: () => new Date() },
      { id, name, lines: [`features: { showOpenCampus: ${open} }`] },
    );
  await organisation('41', 'meadow', true);
  await organisation('42', 'cellar', false);
  await page.goto(campus.origin('meadow'));
  await expect(page).toHaveURL(`${campus.origin('meadow')}/explore`);
  await page.goto(campus.origin('cellar'));
  await expect(page).toHaveURL(`${campus.origin('cellar')}/login`);
  await page.goto(`${campus.origin('cellar')}/register`);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here any more.' })).toBeVisible();
});

test('too many tries at a login are said with what to do, and the right password waits too', async ({
  page,
  campus,
}) => {
  const brook = await importBrook(campus);
  await page.goto(`${brook}/login`);
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('ivan@brook.example');
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Too many tries. Please wait a few minutes, or set a new password' });
  await expect(async () => {
    await password.fill('not his password');
    await password.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /not right|Too many/ })).toBeVisible();
    await expect(alert).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });
  await password.fill(DEMO_PASSWORD);
  await password.press('Enter');
  await expect(alert).toBeVisible();
  await expect(email).toHaveValue('ivan@brook.example');
});

test('a logout goes on at the organisation’s own, in a tab that knows nothing of this one', async ({
  page,
  context,
  campus,
}) => {
  const brook = await importBrook(campus);
  await context.route(`${ELSEWHERE}**`, (route) => route.fulfill({ body: 'You are logged out here too.' }));
  await page.goto(`${brook}/login`);
  await page.getByLabel('E-mail').fill('ivan@brook.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /What may we send/ })).toBeVisible();
  const opened = context.waitForEvent('page');
  await askToLeave(page, brook);
  const other = await opened;
  await expect(other).toHaveURL(ELSEWHERE);
  expect(await other.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
  // This organisation has no landing page: `/` leads on to its login.
  await expect(page).toHaveURL(`${brook}/login`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
