import { expect, type FrameLocator, test } from '@playwright/test';
import { openStage, type PackageCampus, servePackages } from '#tests/support/packages/package-stage.ts';
import { readsAtOnce12 } from '#tests/support/packages/small-packages.ts';

let campus: PackageCampus;
test.beforeAll(async () => {
  campus = await servePackages({ old: readsAtOnce12() });
});
test.afterAll(() => campus.stop());

const LINES = ['Müller', '200 سلام, привіт', 'Lindenau and Plagwitz'];

async function showsItsFiles(item: FrameLocator) {
  await expect(item.locator('p')).toHaveText(LINES);
  await expect(item.getByText('later: 34')).toBeVisible();
  await expect(item.locator('body')).toHaveAttribute('data-heard', '200');
  const inner = item.frameLocator('iframe');
  await expect(inner.locator('p')).toHaveText([...LINES, 'no document']);
  // A script before its doctype would have made a page of the last century of it.
  expect(await inner.locator('body').evaluate(() => document.compatMode)).toBe('CSS1Compat');
}

test('a package that reads its files by synchronous requests reads them from the device too', async ({
  page,
  context,
}) => {
  const online = await openStage(page, campus, 'old');
  await online.start();
  await showsItsFiles(online.item);
  await online.keep();

  await context.setOffline(true);
  const stage = await online.reopen();
  await stage.start({ isKept: true });
  await showsItsFiles(stage.item);
  expect(await stage.received('trouble')).toEqual([]);
});
