import type { Page } from '@playwright/test';
import { keptFiles, misplaced } from '#tests/support/device/kept-caches.ts';
import { enterAs, expect, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { type CountingProxy, countingProxy } from '#tests/support/network/counting-proxy.ts';

const OFF_BY_AT_MOST = 0.02;

/** What the meter on the device says of this month. */
async function metered(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('device');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const months = db.transaction('meter').objectStore('meter').getAll();
          months.onerror = () => reject(months.error);
          months.onsuccess = () => {
            db.close();
            resolve(months.result.reduce((sum: number, row: { bytes: number }) => sum + row.bytes, 0));
          };
        };
      }),
  );
}

/** How far the meter is from what went down the wire, as a share of it. */
async function offBy(page: Page, proxy: CountingProxy): Promise<number> {
  const counted = proxy.received();
  return Math.abs((await metered(page)) - counted) / counted;
}

test('the data meter says what a counting proxy says, within two in a hundred', { tag: '@always' }, async ({
  page,
  lantern,
}) => {
  const proxy = await countingProxy(lantern);
  const off = () => offBy(page, proxy);
  await enterAs(page, proxy.origin, 'Enter as Amal');
  await readyOffline(page);
  await expect.poll(off, { message: 'after the first visit' }).toBeLessThan(OFF_BY_AT_MOST);
  for (const path of ['/explore', '/program/german-for-your-first-weeks', '/course/hello-my-name-is', '/bookmarks']) {
    await page.goto(proxy.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is on its way when a page is left came in part, and nobody there is left to count it.
    await page.waitForLoadState('networkidle');
    await expect.poll(off, { message: path }).toBeLessThan(OFF_BY_AT_MOST);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(off, { message: 'after a while' }).toBeLessThan(OFF_BY_AT_MOST);
  await page.close();
  await proxy.close();
});

/** One with a film and exercises, one with a SCORM package, and a module of both that shares files with them. */
const UNITS = [
  '/course/an-email-that-gets-answered',
  '/course/letters-and-sounds',
  '/program/german-for-your-first-weeks',
];

test('what is saved is on the device once, where it belongs, and is counted once', async ({ page, lantern }) => {
  const proxy = await countingProxy(lantern);
  const saved = async () => (await keptFiles(page)).filter(({ cache }) => cache === 'saved');
  await enterAs(page, proxy.origin, 'Enter as Amal');
  await readyOffline(page);
  const first = await keptFiles(page);
  expect(first.filter(({ cache }) => cache === 'images').length).toBeGreaterThan(10);
  expect(first.filter(({ cache }) => cache === 'subtitles').length).toBeGreaterThan(0);
  expect(misplaced(first), 'after the first visit').toEqual([]);
  for (const path of UNITS) {
    await page.goto(proxy.origin + path);
    await page.getByRole('button', { name: /^Save offline · / }).click();
    await expect(page.getByRole('button', { name: /^On this device/ })).toBeVisible();
    await expect.poll(() => offBy(page, proxy), { message: `after ${path}` }).toBeLessThan(OFF_BY_AT_MOST);
    expect(misplaced(await keptFiles(page)), `after ${path}`).toEqual([]);
  }
  expect((await saved()).filter(({ type }) => type.startsWith('video/')).length).toBe(1);
  await proxy.close();
});
