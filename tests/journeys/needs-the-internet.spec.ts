import { asAmal, expect } from '#tests/support/journey.ts';

asAmal(
  'offline a card says before the tap that its page cannot be had, and every other opens',
  async ({ page, context, lantern }) => {
    const cards = page.getByRole('article');
    const needs = page.getByText('Needs the internet');
    await page.goto(`${lantern}/start`);
    await page.goto(`${lantern}/explore`);
    await expect(cards.first()).toBeVisible();
    await expect(needs).toHaveCount(0);
    await context.setOffline(true);
    await page.reload();
    await expect(needs.first()).toBeVisible();
    const mine = cards.filter({ hasText: 'German for your first weeks' }).first();
    await expect(mine).toBeVisible();
    await expect(mine.getByText('Needs the internet')).toHaveCount(0);

    // Whichever way a course is reached: alone by a bookmark, or in its module.
    await page.goto(`${lantern}/course/numbers-time-money`);
    await expect(page.getByRole('heading', { level: 1, name: 'Numbers, time, money' })).toBeVisible();
    await expect(needs).toHaveCount(0);

    await page.goto(`${lantern}/explore`);
    await cards.filter({ has: needs }).first().getByRole('link').click();
    await expect(page.getByText('No connection right now.')).toBeVisible();
  },
);
