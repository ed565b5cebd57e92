import { changeOrganisation } from '#tests/support/campus/change-organisation.ts';
import { asAmal, expect, readyOffline } from '#tests/support/journeys/journey.ts';

asAmal.use({ hasSnapshots: true });

asAmal(
  'what an operator changes reaches a device that has the worker, stays offline, and nothing of before flashes up',
  { tag: '@always' },
  async ({ page, context, campus, lantern }) => {
    const community = page.getByRole('navigation').getByRole('link', { name: 'Community' });
    await page.goto(`${lantern}/start`);
    await readyOffline(page);
    await expect(community.first()).toBeVisible();
    await changeOrganisation(campus, ({ features }) => ({
      denomination: 'Lantern renamed',
      features: { ...features, showCommunity: false },
    }));
    // The page starts with the cached data, asks once it is idle, and applies the change without a reload.
    await page.reload();
    await expect(community).toHaveCount(0);
    await expect(page.getByText('Lantern renamed').first()).toBeAttached();

    await page.addInitScript(() => {
      const shown: string[] = [];
      Reflect.set(globalThis, 'shown', shown);
      new MutationObserver(() => shown.push(document.documentElement.innerText)).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
    await expect(community).toHaveCount(0);
    const shown = await page.evaluate<string[]>('shown');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((text) => text.includes('Community'))).toEqual([]);
    await page.goto(`${lantern}/community`);
    await expect(page.getByText('Lantern renamed').first()).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toHaveCount(0);
  },
);
