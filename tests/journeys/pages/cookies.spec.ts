import type { Page } from '@playwright/test';
import { enterAs, expect, test } from '#tests/support/journeys/journey.ts';

// The worker would answer with the organisation that it knows, which has no script from outside.
test.use({ hasReadCookies: false, serviceWorkers: 'block' });

const necessary = (page: Page) => page.getByRole('region', { name: 'Necessary cookies' });
const statistics = (page: Page) => page.getByRole('region', { name: 'Cookies for statistics' });

/** Makes the campus one that counts visits, by a script from outside and by nothing else. */
async function withScript(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/*', async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname === 'counting.example') {
      asked.push(pathname);
      return route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_count=1; path=/";' });
    }
    if (!route.request().isNavigationRequest()) return route.fallback();
    // The test itself knows no name under .localhost; the address without one is the same organisation's.
    const { port } = new URL(route.request().url());
    const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}` });
    const script = { id: 's', name: 'count', source: 'https://counting.example/c.js', policy: 'analytics' };
    const policy = answer.headers()['content-security-policy'] ?? '';
    return route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': policy.replace("script-src 'self'", "script-src 'self' https://counting.example"),
      },
      body: (await answer.text()).replace('"externalScripts":[]', `"externalScripts":[${JSON.stringify(script)}]`),
    });
  });
  return asked;
}

test('what is necessary is acknowledged once, for the next visit and the next person too', async ({
  page,
  lantern,
}) => {
  await page.goto(`${lantern}/login`);
  await necessary(page).getByRole('button', { name: 'Understood' }).click();
  await expect(necessary(page)).toBeHidden();
  await enterAs(page, lantern, /Amal/);
  await page.goto(`${lantern}/logout`);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.waitForFunction(() => document.querySelector('footer') !== null);
  await expect(necessary(page)).toHaveCount(0);
});

test('no script of others is loaded before a yes, and a no loads none', { tag: '@always' }, async ({
  page,
  context,
  lantern,
}) => {
  const asked = await withScript(page);
  await page.goto(`${lantern}/explore`);
  await necessary(page).getByRole('button', { name: 'Understood' }).click();
  await expect(statistics(page)).toBeVisible();
  expect(asked).toEqual([]);
  await statistics(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(statistics(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  expect(asked).toEqual([]);
  const kept = (await context.cookies()).find(({ name }) => name === 'analyticsConsent');
  expect(kept?.value).toMatch(/^no@\d{4}-/);
  expect(Math.round(((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365);
});

test('a yes loads it, and taken back it leaves nothing behind', async ({ page, context, lantern }) => {
  const asked = await withScript(page);
  await page.goto(`${lantern}/explore`);
  await necessary(page).getByRole('button', { name: 'Understood' }).click();
  await statistics(page).getByRole('button', { name: 'Manage' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  await settings.getByLabel('Statistics').check();
  await settings.getByRole('button', { name: 'Cancel' }).click();
  await expect(statistics(page)).toBeVisible();
  expect(asked).toEqual([]);
  await statistics(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_count');
  await page.evaluate(() => localStorage.setItem('visitorId', 'somebody'));

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await settings.getByLabel('Statistics').uncheck();
  await Promise.all([page.waitForEvent('load'), settings.getByRole('button', { name: 'Save' }).click()]);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  expect(asked).toEqual(['/c.js']);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_count');
  expect(await page.evaluate(() => localStorage.getItem('visitorId'))).toBeNull();
});
