import type { Page } from '@playwright/test';
import { asAmal, asReza, expect } from '#tests/support/journeys/journey.ts';

/** Of code in a lesson: how many colours its words have, its own text's among them. */
const coloursOf = (page: Page): Promise<number> =>
  page
    .locator('main pre')
    .first()
    .locator('span')
    .evaluateAll((pieces) => new Set(pieces.map((piece) => getComputedStyle(piece).color)).size);

const keptWithLessons = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files = await (await caches.open('lesson-parts')).keys();
    return files.map(({ url }) => new URL(url).pathname.replace(/-[\w-]+\.js$/, ''));
  });

asReza('code in a course that one has taken is in colours without a network', async ({ page, context, lantern }) => {
  await context.setOffline(true);
  await page.goto(`${lantern}/course/python-a-budget-helper/lesson/python-a-budget-helper-1`);
  await expect(page.locator('main pre').first()).toBeVisible();
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(3);
});

asAmal(
  'what colours code comes with the first course that is saved and has some',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/course/my-first-web-page`);
    expect(await keptWithLessons(page)).toEqual([]);
    await page.getByRole('button', { name: /^Save offline · / }).click();
    await expect(page.getByText('On this device').first()).toBeVisible();
    expect(await keptWithLessons(page)).toEqual(['/assets/with-lessons/code']);
    await context.setOffline(true);
    await page.goto(`${lantern}/course/my-first-web-page/lesson/my-first-web-page-2`);
    await expect(page.locator('main pre').first()).toBeVisible();
    await expect.poll(() => coloursOf(page)).toBeGreaterThan(3);
  },
);
