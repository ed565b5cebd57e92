import { asAmal, enterAs, expect, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

asAmal(
  'the language school is found by category and subcategory, and all of it is there without a network',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/explore`);
    await page.getByRole('link', { name: 'Language school' }).click();
    await expect(page).toHaveURL(`${lantern}/language-school/languageResources/en`);
    const explore = page.getByRole('navigation', { name: 'Campus' }).getByRole('link', { name: 'Explore' });
    await expect(explore).toHaveAttribute('aria-current', 'true');
    const radio = page.getByRole('article', { name: 'Slow English radio' });
    await expect(radio.getByRole('link', { name: 'See more' })).toHaveAttribute(
      'href',
      'https://slow-english.example/radio',
    );
    await expect(radio.getByRole('link', { name: 'See more' })).toHaveAttribute('rel', /noopener/);
    await expect(page.getByRole('link', { name: 'English', exact: true })).toHaveAttribute('aria-current', 'page');

    // A category leads to its first subcategory; one that has nothing yet says so.
    await page.getByRole('link', { name: 'Practise' }).click();
    await expect(page).toHaveURL(`${lantern}/language-school/practice/speaking`);
    await page.getByRole('link', { name: 'Writing' }).click();
    await expect(page.getByText('There is nothing here yet.')).toBeVisible();

    // What was not looked at came with the rest.
    await context.setOffline(true);
    await page.goto(`${lantern}/language-school/languageResources/de`);
    await expect(page.getByRole('article', { name: 'Picture dictionary' })).toContainText('Needs the internet');
    await expect(page.getByText(/Could not update/)).toBeVisible();
    await page.goto(`${lantern}/language-school/languageResources/xx`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Language school');
  },
);

asAmal('mentoring is found in the help and stays without a network', async ({ page, context, lantern }) => {
  await page.goto(`${lantern}/settings/help`);
  await page.getByRole('link', { name: 'Mentoring' }).click();
  await expect(page.getByRole('heading', { name: 'Somebody to talk to' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Somebody to talk to' })).toBeVisible();
  await expect(page.getByText(/Could not update/)).toBeVisible();
});

test('the learning map shows how far one is, by keyboard and without a network', async ({ page, context, campus }) => {
  const nordlicht = campus.origin('nordlicht');
  await enterAs(page, nordlicht, /Idris/);
  await readyOffline(page);
  // Never looked at before: it stands on what explore keeps.
  await context.setOffline(true);
  await page.goto(`${nordlicht}/learning-map`);
  await expect(page.getByText('1 of 4 stations finished')).toBeVisible();
  const stations = page.getByRole('main').getByRole('listitem');
  await expect(stations.getByRole('heading', { level: 2 })).toHaveText([
    'How training works',
    'Ready for training',
    'Find a company',
    'The first weeks',
  ]);
  await expect(stations.first()).toContainText('Completed');
  await expect(page.locator('[aria-current="step"]')).toContainText('Ready for training');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await context.setOffline(false);
  await page.reload();
  expect(await seriousFaults(page)).toEqual([]);
  const station = page.getByRole('link', { name: 'Ready for training' });
  await station.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'How training works' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/program\/ready-for-training$/);
});
