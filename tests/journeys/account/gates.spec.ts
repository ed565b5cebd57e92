import type { Page } from '@playwright/test';
import { asAmal, enterAs, expect, test } from '#tests/support/journeys/journey.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('somebody new passes terms, profile and welcome in this order, and stands before none the next time', async ({
  page,
  lantern,
}) => {
  await enterAs(page, lantern, /Zarmina/);
  await expect(title(page, 'Terms of use')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(2);
  // Whoever cannot read them changes the language first.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(title(page, 'Nutzungsbedingungen')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
  await expect(title(page, 'Terms of use')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Campus' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept' }).first().click();

  await expect(title(page, 'Where do you live?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(title(page, 'What may we send, and who sees what?')).toBeVisible();
  for (const box of nonEmpty(await page.getByRole('checkbox').all(), 'choice')) await expect(box).not.toBeChecked();
  await page.getByLabel('Mails about my courses and sessions').check();
  await page.getByRole('button', { name: 'Continue' }).click();

  const slides = page.getByRole('region', { name: 'Welcome' });
  await expect(slides).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  while (await slides.getByRole('button', { name: 'Next' }).isVisible()) {
    const before = await slides.getByRole('heading').textContent();
    await slides.getByRole('button', { name: 'Next' }).click();
    await expect(slides.getByRole('heading')).not.toHaveText(before ?? '');
    await expect(slides.getByRole('heading')).toBeFocused();
  }
  await slides.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('navigation', { name: 'Campus' }).first()).toBeVisible();
  await page.goto(`${lantern}/start`);
  await expect(title(page, 'Hello')).toBeVisible();
});

test('where the campus breaks off right after the login, it says so and offers another try; the gates come after it', async ({
  page,
  lantern,
}) => {
  let isIn = false;
  await page.route('**/graphql', async (route) => {
    if (isIn) return route.abort();
    isIn = route.request().postData()?.includes('mutation') === true;
    return route.continue();
  });
  await page.goto(`${lantern}/login`);
  await page.getByRole('button', { name: /Zarmina/ }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await again.click();
  await expect(again, 'still nothing').toBeVisible();
  await page.unroute('**/graphql');
  await again.click();
  await expect(title(page, 'Terms of use')).toBeVisible();
});

asAmal(
  'terms that came while the learner was away from the network wait for the next online start',
  async ({ page, context, campus, lantern }) => {
    await page.goto(`${lantern}/start`);
    await campus.store.transaction((tx) =>
      tx.deleteFrom('terms_acceptance').where('person_id', '=', '1-amal').execute(),
    );
    await context.setOffline(true);
    await page.goto(`${lantern}/start`);
    await expect(title(page, 'Hello, Amal')).toBeVisible();
    await context.setOffline(false);
    // A start in which a busy campus does not answer in time is as one without a network: the next one asks again.
    await expect(async () => {
      await page.reload();
      await expect(title(page, 'Terms of use')).toBeVisible({ timeout: 15_000 });
    }).toPass({ timeout: 90_000 });
    // Away again, with the campus's answer on the device: what was passed once stays open.
    await context.setOffline(true);
    await page.reload();
    await expect(title(page, 'Hello, Amal')).toBeVisible();
  },
);

asAmal(
  'a partner consent that was taken back stands before everything, offline too, and leads to the logout',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/consent/lindenau-library-card`);
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, revoke' }).click();
    await expect(title(page, 'Revoked')).toBeVisible();

    await page.goto(`${lantern}/start`);
    const accept = page.getByRole('button', { name: 'Accept' });
    await expect(accept).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/logout');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You can do this when you are online.')).toBeVisible();
    await expect(title(page, 'Hello, Amal')).toHaveCount(0);
    await context.setOffline(false);
    await page.reload();
    await accept.click();
    await expect(title(page, 'Hello, Amal')).toBeVisible();
  },
);
