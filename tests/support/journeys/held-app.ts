import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { snapshotPaths } from '#tests/support/device/page-snapshots.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');

/** What a page showed last, until the app is there (`src/app/snapshot`). */
export const SHOWN = '[data-snapshot]';

/** Opens a page and waits until what it shows is kept for the next time. */
export async function lookedAt(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => snapshotPaths(page)).toContain(new URL(url).pathname);
}

/**
 * The app's own files are gone from this device and come only when they are let, with a network or without one, so that until
 * then only what was kept of the page is there; the script that stands in the page is kept beside it (`src/app/first-paint`).
 */
export async function holdApp(page: Page): Promise<(how: 'come' | 'fail') => void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (!name.includes('precache')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/\/assets\/(?!first-paint-).*\.js/.test(request.url)) await cache.delete(request);
    }
  });
  let letApp = (_: 'come' | 'fail'): void => {};
  const answer = new Promise<'come' | 'fail'>((resolve) => {
    letApp = resolve;
  });
  await page.context().route(/\/assets\/.*\.js/, async (route) => {
    if ((await answer) === 'fail') return route.abort();
    const path = join(DIST, new URL(route.request().url()).pathname);
    await route.fulfill({ path, contentType: 'text/javascript' });
  });
  return letApp;
}
