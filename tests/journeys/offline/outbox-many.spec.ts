import { makeList, renameList } from '#tests/support/campus/people.ts';
import { bookmarksOf, enterAs, expect, readyOffline } from '#tests/support/journeys/journey.ts';
import { cloudOf, effects, namesOf, test, toggleOf, togglesOf } from '#tests/support/journeys/rough-journey.ts';

const YUSUF = '1-yusuf';
const AMAL = '1-amal';

test('a hundred taps in five tabs over a network that loses answers: each is done once, and all tabs agree', {
  tag: '@prove',
}, async ({ page, context, campus, network }) => {
  test.setTimeout(480_000);
  await enterAs(page, network.origin, 'Enter as Yusuf');
  const before = await effects(campus.store, YUSUF);
  const tabs = [page];
  for (let n = 1; n < 5; n += 1) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto(`${network.origin}/explore`);
    await expect(togglesOf(tab).first()).toBeVisible();
  }
  let sent = 0;
  network.decide(({ body }) => {
    if (!body.includes('mutation')) return 'pass';
    sent += 1;
    return sent % 2 === 0 ? 'pass' : 'lose-answer';
  });
  // Each tab has two courses of its own, and taps each eleven times.
  const items = (await namesOf(page)).slice(0, 10);
  expect(items).toHaveLength(10);
  const tapped = tabs.map(async (tab, n) => {
    for (let round = 0; round < 11; round += 1)
      for (const name of items.slice(2 * n, 2 * n + 2)) {
        // While it is being saved a tap counts for nothing; a busy computer takes its time over that.
        await expect(toggleOf(tab, name)).toHaveAttribute('aria-busy', 'false');
        await toggleOf(tab, name).press('Enter');
        await expect(toggleOf(tab, name)).toHaveAttribute('aria-pressed', String(round % 2 === 0));
      }
  });
  await Promise.all(tapped);
  network.decide(() => 'pass');

  for (const tab of tabs)
    await expect(cloudOf(tab)).toHaveAccessibleName('Sync: everything is sent', { timeout: 90_000 });
  for (const tab of tabs)
    for (const name of items) await expect(toggleOf(tab, name)).toHaveAttribute('aria-pressed', 'true');
  expect(await bookmarksOf(campus.store, YUSUF)).toHaveLength(10);
  const after = await effects(campus.store, YUSUF);
  expect(sent).toBeGreaterThan(after.keys - before.keys);
  expect(after.done - before.done, 'one effect for each key').toBe(after.keys - before.keys);
});

test('among twenty changes the one whose list is gone keeps its text and holds nothing up', { tag: '@prove' }, async ({
  page,
  context,
  campus,
  network,
}) => {
  test.setTimeout(480_000);
  await enterAs(page, network.origin, 'Enter as Amal');
  await readyOffline(page);
  const before = await bookmarksOf(campus.store, AMAL);
  await context.setOffline(true);
  await page.goto(`${network.origin}/list/first-papers`);
  await renameList(page, 'Words I do not want to lose');
  for (let n = 0; n < 7; n += 1) await makeList(page, network.origin, `Evening ${n}`);
  await page.goto(`${network.origin}/explore`);
  await expect(togglesOf(page).first()).toBeVisible();
  const items = (await namesOf(page)).slice(0, 12);
  // By the keyboard: a pointer that rests on a message keeps it there, over the next button.
  for (const name of items) await toggleOf(page, name).press('Enter');
  await expect(cloudOf(page)).toHaveAccessibleName('Sync: 20 changes are waiting to be sent');
  await campus.store.transaction(async (trx) => {
    await trx.deleteFrom('content_list_item').where('list_id', '=', 'first-papers').execute();
    await trx.deleteFrom('content_list').where('id', '=', 'first-papers').execute();
  });
  await context.setOffline(false);
  await expect(cloudOf(page)).toHaveAccessibleName('Sync: 1 change needs you', { timeout: 60_000 });
  const changed = async (): Promise<number> => {
    const after = await bookmarksOf(campus.store, AMAL);
    return new Set([...before, ...after]).size * 2 - before.length - after.length;
  };
  await expect.poll(changed, { timeout: 60_000 }).toBe(12);
  const lists = await campus.store.read
    .selectFrom('content_list')
    .where('owner_id', '=', AMAL)
    .select('denomination')
    .execute();
  expect(lists.filter(({ denomination }) => denomination.startsWith('Evening '))).toHaveLength(7);
  await cloudOf(page).click();
  const refused = page.getByRole('dialog').getByRole('article').filter({ hasText: 'Words I do not want to lose' });
  await expect(refused.getByRole('button', { name: 'Copy' })).toBeVisible();
});
