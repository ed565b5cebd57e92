import type { Page } from '@playwright/test';
import { expect, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { withOlderWorker } from '#tests/support/journeys/next-build.ts';
import { visit, watchLearner } from './watch-load.ts';

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
  await watchLearner(context, lantern);
  const page = await context.newPage();
  const open = () => visit(page, `${lantern}/start`);
  await open();
  await readyOffline(page);
  await open();
  expect(await sourcesOf(page)).toEqual(['cache']);
  await context.setOffline(true);
  await open();
  expect(await sourcesOf(page)).toEqual(['cache']);
});

test('without addRoutes and self.serviceWorker the worker itself answers with the scripts, without a network too', async ({
  context,
  campus,
  lantern,
}) => {
  await campus.deploy(withOlderWorker());
  await watchLearner(context, lantern);
  const page = await context.newPage();
  const open = () => visit(page, `${lantern}/start`);
  await open();
  await readyOffline(page);
  await context.setOffline(true);
  await open();
  expect(await sourcesOf(page)).not.toContain('cache');
});
