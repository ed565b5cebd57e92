import type { Locator, Page } from '@playwright/test';
import { choose } from '#tests/support/journeys/choose.ts';
import { asAmal, expect } from '#tests/support/journeys/journey.ts';
import { moveByKeys } from '#tests/support/journeys/list-journey.ts';

asAmal(
  'a list made, filled and renamed offline is one list with one course on the server',
  async ({ page, context, campus, lantern }) => {
    await context.setOffline(true);
    await page.goto(`${lantern}/bookmarks`);
    await page.getByLabel('New list').fill('For the bus');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'For the bus' })).toBeVisible();
    const address = page.url();
    // The browser's history outlives a logout, and is everybody's who has the device.
    await expect(page).toHaveTitle(/List · /);
    await page.goto(`${lantern}/program/german-for-your-first-weeks/unit/numbers-time-money`);
    await page.getByRole('button', { name: 'Save to list', exact: true }).click();
    await choose(page.getByRole('checkbox', { name: 'For the bus' }), true);
    // The sign says that it is on disk; before that nothing was promised.
    await expect(page.getByRole('dialog').getByText('Waiting to be sent')).toBeAttached();
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Numbers, time, money' })).toBeVisible();
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name of the list').fill('For the train');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'For the train' })).toBeVisible();
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();

    await context.setOffline(false);
    const lists = () =>
      campus.store.read
        .selectFrom('content_list')
        .where('owner_id', '=', '1-amal')
        .select(['id', 'denomination'])
        .execute();
    await expect.poll(async () => (await lists()).map((list) => list.denomination)).toContain('For the train');
    const mine = (await lists()).filter((list) => list.denomination.startsWith('For the'));
    expect(mine).toHaveLength(1);
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    const items = await campus.store.read
      .selectFrom('content_list_item')
      .where('list_id', '=', mine[0]?.id ?? '')
      .select('item_id')
      .execute();
    expect(items).toEqual([{ item_id: 'numbers-time-money' }]);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Numbers, time, money' })).toBeVisible();
  },
);

/** In the page: from now on nothing more fits into the outbox. */
function fillOutbox(): void {
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...row) {
    if (this.name === 'outbox') throw new DOMException('full', 'QuotaExceededError');
    return add.apply(this, row);
  };
}

asAmal('a tick that the device could not keep is never shown', async ({ page, lantern }) => {
  await page.addInitScript(fillOutbox);
  await page.goto(`${lantern}/course/numbers-time-money`);
  await page.getByRole('button', { name: 'Save to list', exact: true }).click();
  const tick = page.getByRole('checkbox', { name: 'First papers' });
  await expect(tick).not.toBeChecked();
  // Every frame from the tap on.
  await tick.evaluate((box) => {
    const look = (): void => {
      if (box instanceof HTMLInputElement && box.checked) box.dataset.shown = '';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await tick.click();
  await expect(page.getByText(/no space left on this device/).first()).toBeVisible();
  await expect(tick).not.toHaveAttribute('data-shown');
});

/** In the page: notes each frame in which the rows stand in another order than now and none of them is in the hand. */
function watchOrder(list: Element): void {
  const namesOf = (): string => [...list.querySelectorAll('a')].map(({ textContent }) => textContent).join();
  const before = namesOf();
  const look = (): void => {
    const looksDone = namesOf() !== before && list.querySelector('[data-held]') === null;
    if (looksDone && list instanceof HTMLElement) list.dataset.looksDone = '';
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The bookmarks as rows, once they can be moved: until then others stand there. */
async function rowsOf(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Change order' }).click();
  await page
    .getByRole('button', { name: /^Move / })
    .first()
    .waitFor();
  return page.getByRole('list', { name: 'Bookmarks' });
}

for (const isKept of [true, false]) {
  asAmal(
    `a row that was put down stays in the hand until its order is on the device${isKept ? '' : ', and never looks done where that fails'}`,
    async ({ page, context, lantern }) => {
      await page.goto(`${lantern}/bookmarks`);
      const list = await rowsOf(page);
      const [first = '', second = ''] = await list.getByRole('link').allTextContents();
      if (!isKept) await page.evaluate(fillOutbox);
      await list.evaluate(watchOrder);
      await moveByKeys(page, first, ['ArrowDown', 'Space'], [2, 2]);
      if (!isKept) {
        await expect(page.getByText(/no space left on this device/).first()).toBeVisible();
        await expect(list).not.toHaveAttribute('data-looks-done');
        return;
      }
      await page.waitForFunction(() => document.querySelector('[data-looks-done]') !== null);
      await context.setOffline(true);
      // At once: no time for anything that is still on its way.
      await page.close({ runBeforeUnload: false });
      const later = await context.newPage();
      await later.goto(`${lantern}/bookmarks`);
      await expect((await rowsOf(later)).getByRole('link').first()).toHaveText(second);
    },
  );
}
