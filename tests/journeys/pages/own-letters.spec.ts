import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';

const FONT = 'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const BAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

const ownFace = (page: Page) =>
  page.evaluate(() => {
    const [face] = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === 'Campus');
    return [face?.status, getComputedStyle(document.body).fontFamily.split(',')[0]];
  });

test('an organisation’s own letters and mark stand on its pages, offline too', async ({ page, context, campus }) => {
  const { store, dataDir } = campus;
  const files = join(dataDir, 'imported', 'ink', 'files');
  mkdirSync(files, { recursive: true });
  cpSync(FONT, join(files, 'letters.woff2'));
  await importOrganisation(
    { test: { store, dataDir }, now: () => new Date() },
    {
      id: '41',
      name: 'ink',
      lines: [
        'font: files/letters.woff2',
        'navbarAlternativeLogo: files/bar.svg',
        'features: { showOpenCampus: true }',
      ],
      files: { 'files/bar.svg': BAR },
    },
  );
  const ink = campus.origin('ink');
  await page.goto(`${ink}/explore`);
  await expect.poll(() => ownFace(page)).toEqual(['loaded', 'Campus']);
  const mark = page.locator('header img').first();
  const navbarAlternativeLogo = await page.evaluate(
    async () => (await (await fetch('/organisation.json')).json()).navbarAlternativeLogo,
  );
  await expect(mark).toHaveAttribute('src', navbarAlternativeLogo);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => ownFace(page)).toEqual(['loaded', 'Campus']);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => ownFace(page)).toEqual(['loaded', 'Campus']);
});

test('a partner’s logo is as wide at the login as it says, and never wider than a phone bears', async ({
  page,
  lantern,
}) => {
  const logo = page.locator('img[src$=".svg"][alt=""][width="120"]');
  await page.goto(`${lantern}/partner/lindenau/login`);
  await expect(logo).toBeVisible();
  const widthOf = async () => (await logo.boundingBox())?.width;
  expect(await widthOf(), '30 % of 360 px').toBeCloseTo(108, 0);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(widthOf).toBe(120);
});
