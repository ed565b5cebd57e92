import type { Page } from '@playwright/test';
import { countingProxy } from '#tests/support/counting-proxy.ts';
import { enterAs, expect, readyOffline, test } from '#tests/support/journey.ts';

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

test('the data meter says what a counting proxy says, within two in a hundred', async ({ page, lantern }) => {
  const proxy = await countingProxy(lantern);
  const off = async (): Promise<number> => {
    const counted = proxy.received();
    return Math.abs((await metered(page)) - counted) / counted;
  };
  await enterAs(page, proxy.origin, 'Enter as Amal');
  await readyOffline(page);
  await expect.poll(off, { message: 'after the first visit' }).toBeLessThan(OFF_BY_AT_MOST);
  for (const path of ['/explore', '/program/german-for-your-first-weeks', '/course/hello-my-name-is', '/bookmarks']) {
    await page.goto(proxy.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is on its way when a page is left came in part, and nobody there is left to count it.
    await page.waitForLoadState('networkidle');
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(off, { message: 'after a while' }).toBeLessThan(OFF_BY_AT_MOST);
  await page.close();
  await proxy.close();
});
