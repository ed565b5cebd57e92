import { asAmal, expect } from '#tests/support/journeys/journey.ts';

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

asAmal(
  'offline a card never stands there without saying so, from its first frame on',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/start`);
    await page.goto(`${lantern}/explore`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    // A phone knows it at once; the emulation tells a new page a moment later.
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
    await context.addInitScript(() => {
      // Where each card leads that has once stood there without saying so.
      const silent = new Set<string>();
      Reflect.set(window, 'silentCards', silent);
      const look = (): void => {
        for (const card of document.querySelectorAll('main article')) {
          const path = card.querySelector('a')?.pathname;
          if (path !== undefined && !card.textContent?.includes('Needs the internet')) silent.add(path);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const path of ['/start', '/explore']) {
      await page.goto(lantern + path);
      const closed = page.getByRole('article').filter({ hasText: 'Needs the internet' });
      await expect(closed.first()).toBeVisible();
      const marked = await closed.evaluateAll((cards) => cards.map((card) => card.querySelector('a')?.pathname ?? ''));
      const silent = await page.evaluate((): string[] => [...Reflect.get(window, 'silentCards')]);
      expect(
        marked.filter((each) => silent.includes(each)),
        path,
      ).toEqual([]);
    }
    await page.goto(`${lantern}/start`);
    const featured = page.getByRole('article').filter({ hasText: 'Featured' });
    await expect(featured).toContainText('Needs the internet');
  },
);
