import type { Page } from '@playwright/test';
import { expect, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';
import { loadOf, watchLoads } from './watch-load.ts';

/** Where the scripts of this page came from, as the browser's static routing says it. */
const sourcesOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.+\.js$/.test(name));
    return [...new Set(scripts.map((entry) => Reflect.get(entry, 'workerFinalSourceType')))];
  });

test('the scripts of a page come from the cache and wait for no worker, without a network too', async ({
  context,
  lantern,
}) => {
  await watchLoads(context, 'main h1');
  await signIn(context, lantern);
  const page = await context.newPage();
  const open = async (): Promise<void> => {
    await page.goto(`${lantern}/start`);
    await loadOf(page);
  };
  await open();
  await readyOffline(page);
  await open();
  expect(await sourcesOf(page)).toEqual(['cache']);
  await context.setOffline(true);
  await open();
  expect(await sourcesOf(page)).toEqual(['cache']);
});
