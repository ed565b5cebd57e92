import type { Page } from '@playwright/test';
import { asAmal, expect } from '#tests/support/journeys/journey.ts';

const COURSE = '/course/numbers-time-money';
const LESSON = '/program/your-phone-can-do-more/unit/an-email-that-gets-answered/lesson/an-email-that-gets-answered-3';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Campus' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });

asAmal(
  'a review that is not sent is asked about, and there again after a reload',
  { tag: '@always' },
  async ({ page, lantern }) => {
    await page.goto(lantern + COURSE);
    await page.getByRole('button', { name: 'Write a review' }).click();
    await page.getByRole('radio', { name: '4 stars' }).check();
    const words = page.getByRole('textbox', { name: 'What would you tell a friend about it?' });
    await words.fill('Short and clear.');
    const answer = page.getByRole('textbox', { name: 'What can you do now that you could not do before?' });
    await answer.fill('I can ask what it costs.');

    await nav(page).getByRole('link', { name: 'Explore' }).click();
    await expect(question(page)).toContainText('Your text is saved as a draft.');
    await page.keyboard.press('Escape');
    await expect(words).toHaveValue('Short and clear.');
    await expect(page).toHaveURL(lantern + COURSE);

    await nav(page).getByRole('link', { name: 'Explore' }).click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    // Going back while a page is still on its way only ends that.
    await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    await page.goBack();
    await expect(words).toHaveValue('Short and clear.');
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    // The last key and the reload at once.
    await words.fill('Short and clear. In the bus, too.');
    await page.reload();
    await expect(words).toHaveValue('Short and clear. In the bus, too.');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(words).toHaveCount(0);
    await page.locator('section[popover]').getByRole('button', { name: 'Undo' }).click();
    await expect(words).toHaveValue('Short and clear. In the bus, too.');
    await page.getByRole('button', { name: 'Save review' }).click();
    await expect(words).toHaveCount(0);
    const own = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Your review' }) });
    await expect(own).toContainText('4 of 5');
    await expect(own).toContainText('Short and clear. In the bus, too.');
    await expect(own).toContainText('I can ask what it costs.');
    await nav(page).getByRole('link', { name: 'Explore' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  },
);

asAmal('nor are words of a reflection or a profile lost', async ({ page, lantern }) => {
  await page.goto(lantern + LESSON);
  const reflection = page.getByRole('textbox', { name: 'Your words' });
  await reflection.fill('I need an appointment by Friday.');
  await page.getByRole('link', { name: 'Close the lesson' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  // The page behind it stands before the way back is taken.
  await expect(page.getByRole('button', { name: 'Mark as finished' })).toBeVisible();
  await page.goBack();
  await expect(reflection).toHaveValue('I need an appointment by Friday.');

  await page.goto(`${lantern}/profile`);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const city = page.getByLabel(/^City/);
  await city.fill('Leipzig');
  await nav(page).getByRole('link', { name: 'Home' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${lantern}/start`);
  await page.goto(`${lantern}/profile`);
  await expect(city).toHaveValue('Leipzig');
});

asAmal('what others wrote of a course is read there, without a network too', async ({ page, context, lantern }) => {
  await page.goto(`${lantern}/course/hello-my-name-is`);
  const reviews = page.getByRole('article').filter({ hasText: 'Коротко і зрозуміло.' });
  await expect(reviews).toContainText('Olena Bondar');
  await expect(reviews).toContainText('5 of 5');
  await context.setOffline(true);
  await page.reload();
  await expect(reviews).toContainText('Olena Bondar');
});
