import type { Page } from '@playwright/test';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { expect, type JourneyCampus, test } from '#tests/support/journeys/journey.ts';

type Paint = { hasContent: boolean; brand: string };

declare global {
  interface Window {
    paints: Paint[];
  }
}

/** Notes at every frame of each page whether it shows anything, and in whose colour. */
async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.paints = [];
    const note = (): void => {
      const root = document.documentElement;
      const hasContent = (document.getElementById('campus')?.childElementCount ?? 0) > 0;
      const brand = root === null ? '' : getComputedStyle(root).getPropertyValue('--lc-light-brand').trim();
      window.paints.push({ hasContent, brand });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** The one colour of all frames in which something could be seen. */
async function colourOf(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.paints.some(({ hasContent }) => hasContent))).toBe(true);
  const seen = await page.evaluate(() =>
    window.paints.filter(({ hasContent }) => hasContent).map(({ brand }) => brand),
  );
  const colours = [...new Set(seen)];
  expect(colours, 'the page changed its colour under the eyes of the learner').toHaveLength(1);
  return colours[0] ?? '';
}

test('each organisation is painted in its own colours from the first frame on, offline too', async ({
  page,
  context,
  campus,
}) => {
  await watchPaint(page);
  const tenants = ['lantern', 'nordlicht', 'sonnenhaus'];
  const online: string[] = [];
  for (const tenant of tenants) {
    await page.goto(`${campus.origin(tenant)}/login`);
    online.push(await colourOf(page));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await colourOf(page);
  }
  expect(new Set(online).size).toBe(tenants.length);
  await context.setOffline(true);
  const offline: string[] = [];
  for (const tenant of tenants) {
    await page.goto(`${campus.origin(tenant)}/login`);
    offline.push(await colourOf(page));
  }
  expect(offline).toEqual(online);
});

/** An organisation whose scripts come from outside: one that it needs, and one that counts. */
async function importCounting(campus: JourneyCampus): Promise<string> {
  await importOrganisation(
    { test: campus, now: () => new Date() },
    {
      id: '40',
      name: 'brook',
      lines: [
        'features: { showOpenCampus: true }',
        'externalScripts:',
        '  - { id: need, name: Need, source: "https://need.example/n.js", policy: essential }',
        '  - { id: count, name: Count, source: "https://count.example/c.js", policy: analytics }',
      ],
    },
  );
  return campus.origin('brook');
}

test('scripts from outside are let in by the settings of the organisation, those that count after a yes only', async ({
  page,
  context,
  campus,
}) => {
  const brook = await importCounting(campus);
  const asked: string[] = [];
  await context.route(/\.example\//, (route) => {
    asked.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const answer = await page.goto(`${brook}/login`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  // The import map, the first script, and the one that shows the rendered login.
  expect(policy).toMatch(/script-src 'self' ('sha256-[^']+' ){3}https:\/\/need\.example https:\/\/count\.example;/);
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect.poll(() => asked).toEqual(['need.example']);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Cookies for statistics' })).toBeVisible();
  expect(asked).not.toContain('count.example');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => asked).toContain('count.example');
  await page.goto(`${campus.origin('lantern')}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((host) => host === 'count.example')).toHaveLength(1);
});
