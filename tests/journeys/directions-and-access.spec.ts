import type { Page } from '@playwright/test';
import { enterAs, expect, test } from '#tests/support/journey.ts';
import { LEARNER_ROUTES, VISITOR_ROUTES } from '#tests/support/routes-to-see.ts';
import { seriousFaults } from '#tests/support/serious-faults.ts';

/** How many pixels a page is wider than the glass. */
function excessOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const language of ['en', 'ar'] as const) {
  test(`no screen has a serious fault for assistive technology (${language})`, async ({ page, context, lantern }) => {
    test.slow();
    await context.addInitScript((code) => localStorage.setItem('language', code), language);
    for (const route of VISITOR_ROUTES) {
      await page.goto(lantern + route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousFaults(page), route).toEqual([]);
    }
    await enterAs(page, lantern, /Amal/);
    for (const route of LEARNER_ROUTES) {
      await page.goto(lantern + route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousFaults(page), route).toEqual([]);
    }
  });
}

test('in Arabic everything runs from the right and fits into 320 pixels', async ({ page, context, lantern }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await context.addInitScript(() => localStorage.setItem('language', 'ar'));
  for (const route of VISITOR_ROUTES) {
    await page.goto(lantern + route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await excessOf(page), `${route} is wider than the screen`).toBeLessThanOrEqual(0);
  }
  await enterAs(page, lantern, /Amal/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const items = await page.getByRole('navigation').getByRole('link').all();
  const places = await Promise.all(items.map(async (item) => (await item.boundingBox())?.x ?? 0));
  expect(places, 'the first item of the navigation stands rightmost').toEqual([...places].sort((a, b) => b - a));
  for (const route of LEARNER_ROUTES) {
    await page.goto(lantern + route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await excessOf(page), `${route} is wider than the screen`).toBeLessThanOrEqual(0);
  }
});

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

test('letters of twice the size fit onto the phone, and none is cut off', async ({ page, context, lantern }) => {
  test.slow();
  await context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
  );
  const look = async (routes: readonly string[]) => {
    for (const route of routes) {
      await page.goto(lantern + route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await excessOf(page), `${route} is wider than the screen`).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), route).toEqual([]);
    }
  };
  await look(VISITOR_ROUTES);
  await enterAs(page, lantern, /Amal/);
  await look(LEARNER_ROUTES);
});
