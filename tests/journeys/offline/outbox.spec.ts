import type { Page } from '@playwright/test';
import { BACKOFF_CAP } from '#campus/limits.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { renameList } from '#tests/support/campus/people.ts';
import { bookmarksOf, enterAs, expect, readyOffline } from '#tests/support/journeys/journey.ts';
import { cloudOf, effects, test, togglesOf } from '#tests/support/journeys/rough-journey.ts';
import { withTexts } from '#tests/support/sources/built-documents.ts';

const YUSUF = '1-yusuf';
const AMAL = '1-amal';

/** Meanwhile the campus has given a list to somebody else. */
async function giveAway(store: Store, id: string): Promise<void> {
  await store.transaction((trx) =>
    trx.updateTable('content_list').set({ owner_id: '1-reza', is_public: 1 }).where('id', '=', id).execute(),
  );
}

test('what is refused takes only its own change back, in three tabs; an answer older than an own write shows it undone nowhere', {
  tag: '@always',
}, async ({ page, context, campus, network }) => {
  test.setTimeout(480_000);
  await enterAs(page, network.origin, 'Enter as Amal');
  await readyOffline(page);
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, first, second]) {
    await tab.goto(`${network.origin}/bookmarks`);
    await expect(tab.getByRole('link', { name: 'First papers' })).toBeVisible();
  }
  const bookmarked = (tab: Page, name: string) => tab.getByRole('button', { name: `Remove bookmark: ${name}` });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'First papers' }).click();
  await renameList(page, 'Not any more');
  await bookmarked(first, 'Renting a home').click();
  for (const tab of [first, second]) {
    await expect(tab.getByRole('link', { name: 'Not any more' })).toBeVisible();
    await expect(bookmarked(tab, 'Renting a home')).toHaveCount(0);
  }
  await giveAway(campus.store, 'first-papers');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'First papers' })).toBeVisible();
  for (const tab of [first, second]) {
    await expect(cloudOf(tab)).toHaveAccessibleName('Sync: 1 change needs you');
    await expect(tab.getByText('Not any more')).toHaveCount(0);
    await expect(bookmarked(tab, 'Renting a home')).toHaveCount(0);
  }
  await expect.poll(() => bookmarksOf(campus.store, AMAL)).not.toContain('COURSE:renting-a-home');

  await test.step('an answer from before the last tap arrives after it', async () => {
    let deliver = (): void => {};
    const late = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    let held = 0;
    network.decide(({ body }) => {
      if (body.includes('mutation') || !withTexts(body).includes('bookmarkedItems')) return 'pass';
      held += 1;
      return late;
    });
    await bookmarked(first, 'Know your rights').click();
    await expect.poll(() => held).toBeGreaterThan(0);
    await bookmarked(first, 'Scan, save, find papers').click();
    await expect.poll(() => bookmarksOf(campus.store, AMAL)).toEqual([]);
    network.decide(() => 'pass');
    deliver();
    await expect(cloudOf(first)).toHaveAccessibleName('Sync: 1 change needs you');
    for (const tab of [first, second]) await expect(bookmarked(tab, 'Scan, save, find papers')).toHaveCount(0);
    await first.reload();
    await expect(first.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
    await expect(bookmarked(first, 'Scan, save, find papers')).toHaveCount(0);
  });
});

test('somebody else’s page, a busy campus and a network that breaks: nothing is called sent, all of it arrives once', {
  tag: '@always',
}, async ({ page, campus, network }) => {
  test.setTimeout(480_000);
  await enterAs(page, network.origin, 'Enter as Yusuf');
  await readyOffline(page);
  await page.goto(`${network.origin}/explore`);
  const before = await effects(campus.store, YUSUF);
  const topOfMain = () => page.locator('main').evaluate((main: HTMLElement) => main.offsetTop);
  const top = await topOfMain();
  network.decide(() => 'portal');
  await togglesOf(page).nth(0).click();
  await expect(togglesOf(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(cloudOf(page)).toHaveAccessibleName('Sync: 1 change is waiting to be sent');
  await expect(page.getByText('You are offline. Saved courses still work.')).toBeVisible();
  // Nothing moves away under a finger.
  expect(await topOfMain()).toBe(top);
  await page.reload();
  await expect(togglesOf(page).nth(0)).toHaveAttribute('aria-pressed', 'true');

  let busy = 0;
  network.decide(({ body }) => {
    if (!body.includes('mutation')) return 'pass';
    busy += 1;
    return 'busy';
  });
  await togglesOf(page).nth(1).click();
  await cloudOf(page).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => busy).toBeGreaterThan(0);
  await expect(sheet.getByText('2 changes are waiting to be sent')).toBeVisible();
  expect(await effects(campus.store, YUSUF)).toEqual(before);

  // Each change loses its answer, then dies on its way, and is answered at last; what else is asked for meets the same.
  const triesOf = new Map<string, number>();
  network.decide(({ body, key }) => {
    const what = key ?? body;
    const tries = triesOf.get(what) ?? 0;
    triesOf.set(what, tries + 1);
    return (['lose-answer', 'cut'] as const)[tries] ?? 'pass';
  });
  await page.keyboard.press('Escape');
  await togglesOf(page).nth(2).click();
  await expect(togglesOf(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await bookmarksOf(campus.store, YUSUF)).length, { timeout: 2 * BACKOFF_CAP }).toBe(3);
  await expect(cloudOf(page)).toHaveAccessibleName('Sync: everything is sent', { timeout: 3 * BACKOFF_CAP });
  const after = await effects(campus.store, YUSUF);
  expect({ done: after.done - before.done, keys: after.keys - before.keys }).toEqual({ done: 3, keys: 3 });
});
