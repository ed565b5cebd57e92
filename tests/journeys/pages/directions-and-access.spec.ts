import type { Page } from '@playwright/test';
import { BOTH_DIRECTIONS } from '#tests/support/journeys/both-directions.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { LEARNER_ROUTES, VISITOR_ROUTES } from '#tests/support/journeys/routes-to-see.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

/** How many pixels a page is wider than the glass. */
function excessOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Words that are cut off: in a box that is smaller than they are and shows no more. What is for ears only, or folded behind a
 * button that shows all, is meant to be.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((box) => {
        const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(box);
        if (clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        if (box.clientWidth <= 1 || box.innerText?.trim() === '' || box.closest('[inert], [aria-hidden="true"], pre'))
          return false;
        if (box.id !== '' && document.querySelector(`[aria-controls="${box.id}"]`) !== null) return false;
        const isWider = /hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 2;
        const isHigher = /hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 2;
        return isWider || isHigher;
      })
      .map((box) => box.outerHTML.slice(0, 160)),
  );
}

/** Everything that must hold of a screen: one visit serves all of it. */
async function look(page: Page, route: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect.soft(await seriousFaults(page), route).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await excessOf(page), `${route} is wider than a screen of 320 pixels`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect
    .soft(await excessOf(page), `${route}, with letters of twice the size, is wider than the screen`)
    .toBeLessThanOrEqual(0);
  expect.soft(await cutOff(page), `${route}, with letters of twice the size, cuts off`).toEqual([]);
}

for (const { language, direction, tag } of BOTH_DIRECTIONS)
  for (const [who, phoneOf, routes] of [
    ['a visitor', undefined, VISITOR_ROUTES],
    ['a learner', 'Amal', LEARNER_ROUTES],
  ] as const)
    test.describe(`the screens of ${who} (${language})`, { tag }, () => {
      // A visitor's worker is another journey's point; each of these pages would install it anew.
      test.use({ phoneOf, serviceWorkers: phoneOf === undefined ? 'block' : 'allow' });

      test('can be used with assistive technology, fit a narrow phone and letters of twice the size', {
        tag: '@always',
      }, async ({ page, context, lantern }) => {
        test.slow();
        await context.addInitScript((code) => localStorage.setItem('language', code), language);
        for (const route of routes) {
          await page.goto(lantern + route);
          await look(page, route);
        }
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      });
    });

test.describe('the navigation', () => {
  test.use({ phoneOf: 'Amal' });

  test('runs from the right in Arabic', async ({ page, context, lantern }) => {
    await context.addInitScript(() => localStorage.setItem('language', 'ar'));
    await page.goto(`${lantern}/start`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const links = page.getByRole('navigation').getByRole('link');
    // The direction is there before the page is.
    await expect(links.first()).toBeVisible();
    const items = await links.all();
    expect(items.length).toBeGreaterThan(2);
    const places = await Promise.all(items.map(async (item) => (await item.boundingBox())?.x ?? 0));
    expect(places, 'the first item of the navigation stands rightmost').toEqual([...places].sort((a, b) => b - a));
  });

  test('names in Arabic too what its signs count', async ({ page, context, lantern }) => {
    await context.addInitScript(() => localStorage.setItem('language', 'ar'));
    await page.goto(`${lantern}/program/german-for-your-first-weeks/unit/numbers-time-money`);
    const bookmark = page.getByRole('button', { name: /^حفظ: / });
    await expect(bookmark).toBeVisible();
    await context.setOffline(true);
    await bookmark.click();
    const cloud = page.getByRole('button', { name: /^المزامنة: / });
    await expect(cloud).toHaveAccessibleName('المزامنة: تغيير واحد بانتظار الإرسال');
    await expect(cloud.locator('[data-count]')).toHaveAttribute('data-count', '1');
    expect(await seriousFaults(page)).toEqual([]);
  });
});
