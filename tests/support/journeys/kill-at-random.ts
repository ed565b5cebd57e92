import { expect, type Page } from '@playwright/test';

/** What is older than this is on the disk (PACKAGE-3), ms. */
const LOST_MOST = 1000;

/**
 * Closes the tab at a moment that is tried, up to half a second past the time in which all of it must be on the disk. Returns
 * whether what was done before is older than that: then it must be there.
 */
export async function killAtRandom(page: Page): Promise<boolean> {
  const startedAt = Date.now();
  const moment = Math.random() * 1.5 * LOST_MOST;
  await expect.poll(() => Date.now() - startedAt, { intervals: [10] }).toBeGreaterThan(moment);
  const isOld = Date.now() - startedAt > LOST_MOST;
  await page.close({ runBeforeUnload: false });
  return isOld;
}
