import type { Page } from '@playwright/test';
import { choose } from '#tests/support/journeys/choose.ts';
import { asAmal, enterAs, expect, test, toast } from '#tests/support/journeys/journey.ts';
import { menuOf, moveByKeys, namesIn, orderOf } from '#tests/support/journeys/list-journey.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

const LIST = '/list/first-papers';
const inToast = (page: Page, name: string) => page.locator('section[popover]').getByRole('button', { name });

asAmal(
  'a list is deleted and brought back without a network, with all that is in it',
  async ({ page, context, campus, lantern }) => {
    await page.goto(`${lantern}/start`);
    const before = await orderOf(campus, 'first-papers');
    await context.setOffline(true);
    await page.goto(lantern + LIST);
    await expect.poll(() => namesIn(page)).toHaveLength(before.length);
    const names = await namesIn(page);
    await page.getByRole('button', { name: 'Delete list' }).click();
    await expect(page).toHaveURL(/\/bookmarks$/);
    await expect(toast(page, '“First papers” was deleted.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'First papers' })).toHaveCount(0);
    await inToast(page, 'Undo').click();
    await page.getByRole('link', { name: 'First papers' }).click();
    await expect.poll(() => namesIn(page)).toEqual(names);

    await page.getByRole('button', { name: 'Delete list' }).click();
    await expect(toast(page, '“First papers” was deleted.')).toBeVisible();
    await context.setOffline(false);
    const isDeleted = async () => {
      const row = await campus.store.read
        .selectFrom('content_list')
        .select('deleted_at')
        .where('id', '=', 'first-papers')
        .executeTakeFirst();
      return row?.deleted_at !== null;
    };
    await expect.poll(isDeleted, { timeout: 60_000 }).toBe(true);
    await page.goto(lantern + LIST);
    await expect(page.getByRole('heading', { level: 1, name: 'This list is private' })).toBeVisible();
    expect(await orderOf(campus, 'first-papers'), 'kept until it is swept').toEqual(before);
  },
);

asAmal(
  'a list made, filled and ordered offline arrives once, as it was seen',
  async ({ page, context, campus, lantern }) => {
    await context.setOffline(true);
    await page.goto(`${lantern}/bookmarks`);
    await page.getByLabel('New list').fill('For the bus');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'For the bus' })).toBeVisible();
    const address = page.url();
    const cards = ['Numbers, time, money', 'Hello, my name is …'];
    await page.goto(`${lantern}/program/german-for-your-first-weeks`);
    for (const unit of ['numbers-time-money', 'hello-my-name-is']) {
      await page.goto(`${lantern}/program/german-for-your-first-weeks/unit/${unit}`);
      await page.getByRole('button', { name: 'Save to list', exact: true }).click();
      await choose(page.getByRole('checkbox', { name: 'For the bus' }), true);
      await expect(page.getByRole('dialog').getByText('Waiting to be sent')).toBeAttached();
    }
    await page.goto(address);
    await expect.poll(() => namesIn(page)).toEqual(cards);
    await (await menuOf(page, 'Hello, my name is …')).getByRole('button', { name: 'Move up' }).click();
    await expect.poll(() => namesIn(page)).toEqual(cards.toReversed());
    await context.setOffline(false);
    const id = address.split('/').at(-1) ?? '';
    await expect
      .poll(() => orderOf(campus, id), { timeout: 60_000 })
      .toEqual(['hello-my-name-is', 'numbers-time-money']);
    await page.reload();
    await expect.poll(() => namesIn(page)).toEqual(cards.toReversed());
  },
);

asAmal(
  'rows go where the finger and the keyboard take them, and back by Escape and Undo',
  async ({ page, campus, lantern }) => {
    await page.goto(lantern + LIST);
    await expect.poll(() => namesIn(page)).toHaveLength(4);
    const [first = '', second = '', third = '', fourth = ''] = await namesIn(page);
    const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });
    await moveByKeys(page, first, ['ArrowDown'], [2]);
    await page.keyboard.press('Escape');
    await expect(handle(first)).toHaveAttribute('aria-pressed', 'false');
    expect(await namesIn(page)).toEqual([first, second, third, fourth]);
    await expect(handle(first)).toBeFocused();
    await moveByKeys(page, first, ['ArrowDown'], [2]);
    await page.keyboard.press('Space');
    await expect.poll(() => namesIn(page)).toEqual([second, first, third, fourth]);
    await expect(toast(page, 'List updated.')).toBeVisible();
    await inToast(page, 'Undo').click();
    await expect.poll(() => namesIn(page)).toEqual([first, second, third, fourth]);

    const from = await handle(first).boundingBox();
    const to = await handle(third).boundingBox();
    if (from === null || to === null) throw new Error('There is nothing to drag.');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, to.y + 10, { steps: 8 });
    await page.mouse.move(from.x + 20, to.y + 30, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => namesIn(page)).toEqual([second, third, first, fourth]);
    await expect.poll(() => orderOf(campus, 'first-papers').then((ids) => ids[2])).toBe('scan-save-find-papers');
    // A slow campus leaves the announcement of the last move beside the one before.
    await inToast(page, 'Show').last().click();
    await expect(page).toHaveURL(/\/bookmarks$/);
  },
);

asAmal('bookmarks are brought into an order too, and cards offer their lists', async ({ page, campus, lantern }) => {
  await page.goto(`${lantern}/bookmarks`);
  await page.getByRole('button', { name: 'Change order' }).click();
  const rows = page.getByRole('list', { name: 'Bookmarks' }).getByRole('link');
  const names = await rows.allTextContents();
  await (await menuOf(page, names.at(-1) ?? '')).getByRole('button', { name: 'Move to top' }).click();
  await expect(rows.first()).toHaveText(names.at(-1) ?? '');
  const positions = () =>
    campus.store.read
      .selectFrom('bookmark')
      .select('position')
      .where('person_id', '=', '1-amal')
      .orderBy('position')
      .execute();
  await expect.poll(async () => (await positions()).map(({ position }) => position)).toEqual(names.map((_, at) => at));
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `Save to list: ${names[0]}` }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'First papers' })).toBeVisible();
});

test('in Arabic the list has no serious fault, and a row goes up by its menu', async ({ page, context, lantern }) => {
  await context.addInitScript(() => localStorage.setItem('language', 'ar'));
  await enterAs(page, lantern, /Amal/);
  await page.goto(lantern + LIST);
  const rows = page.locator('main ol > li');
  await expect(rows).toHaveCount(4);
  const second = await rows.nth(1).getByRole('link').textContent();
  expect(await seriousFaults(page)).toEqual([]);
  await rows.nth(1).locator('button[aria-haspopup="dialog"]').click();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button').nth(1).click();
  await expect(rows.first().getByRole('link')).toHaveText(second ?? '');
});
