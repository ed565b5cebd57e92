import { readFile } from 'node:fs/promises';
import type { Store } from '#server/store/database/open-store.ts';
import { choose } from '#tests/support/journeys/choose.ts';
import { asAmal, bookmarksOf, expect, test } from '#tests/support/journeys/journey.ts';

const AMAL = '1-amal';
const REZA = '1-reza';
const COURSE = '/program/german-for-your-first-weeks/unit/numbers-time-money';

/** Meanwhile the campus has given a list to somebody else, or back; the first person can still see it. */
async function giveList(store: Store, id: string, to: string): Promise<void> {
  await store.transaction((trx) =>
    trx.updateTable('content_list').set({ owner_id: to, is_public: 1 }).where('id', '=', id).execute(),
  );
}

async function followList(store: Store, id: string, person: string): Promise<void> {
  const follow = { person_id: person, organisation_id: '1', list_id: id, created_at: new Date().toISOString() };
  await store.transaction((trx) => trx.insertInto('list_follow').values(follow).execute());
}

/** Somebody else has a list of this id already: whoever makes it now is refused. */
async function takeListId(store: Store, id: string): Promise<void> {
  const list = { id, organisation_id: '1', owner_id: REZA, denomination: 'Taken', is_public: 0 };
  await store.transaction((trx) =>
    trx
      .insertInto('content_list')
      .values({ ...list, created_at: new Date().toISOString() })
      .execute(),
  );
}

async function listNames(store: Store, owner: string): Promise<string[]> {
  const rows = await store.read
    .selectFrom('content_list')
    .where('owner_id', '=', owner)
    .select('denomination')
    .execute();
  return rows.map(({ denomination }) => denomination);
}

asAmal(
  'what waits is listed and can be taken along; what the campus refuses is explained, tried again, copied or discarded',
  { tag: '@always' },
  async ({ page, context, campus, lantern }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: lantern });
    const cloud = page.getByRole('button', { name: /^Sync: / });
    const sheet = page.getByRole('dialog');
    await page.goto(`${lantern}/start`);
    await expect(cloud).toHaveAccessibleName('Sync: everything is sent');
    await context.setOffline(true);

    await page.goto(`${lantern}/list/first-papers`);
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name of the list').fill('For the bus');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'For the bus' })).toBeVisible();
    await page.goto(`${lantern}/bookmarks`);
    await page.getByLabel('New list').fill('Evenings');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Evenings' })).toBeVisible();
    const evenings = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(lantern + COURSE);
    await page.getByRole('button', { name: 'Save to list' }).click();
    await choose(page.getByRole('checkbox', { name: 'Evenings' }), true);
    await expect(sheet.getByText('Waiting to be sent')).toBeAttached();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Bookmark: Numbers, time, money' }).click();

    await test.step('everything that waits is listed, and can be saved as a file without a network', async () => {
      await expect(cloud).toHaveAccessibleName('Sync: 4 changes are waiting to be sent');
      await cloud.click();
      for (const what of [
        /Rename list to .*For the bus/,
        /Create list .*Evenings/,
        /Put .*Numbers/,
        /Bookmark .*Numbers/,
      ])
        await expect(sheet.getByText(what)).toBeVisible();
      await expect(sheet.getByText('No connection right now.')).toBeVisible();
      const download = page.waitForEvent('download');
      await sheet.getByRole('button', { name: 'Save as a file' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      for (const own of ['For the bus', 'Evenings', 'Numbers, time, money']) expect(file).toContain(own);
      await page.keyboard.press('Escape');
      await expect(cloud).toBeFocused();
    });

    await test.step('what the campus takes is sent; what it refuses needs the learner, and says so', async () => {
      await followList(campus.store, 'first-papers', AMAL);
      await giveList(campus.store, 'first-papers', REZA);
      await takeListId(campus.store, evenings);
      await context.setOffline(false);
      await expect(cloud).toHaveAccessibleName('Sync: 2 changes need you');
      // It goes after those that need them.
      await expect.poll(() => bookmarksOf(campus.store, AMAL)).toContain('COURSE:numbers-time-money');
      expect(await listNames(campus.store, AMAL)).not.toContain('Evenings');
    });

    await test.step('a refused change is copied, and one is discarded with what hung on it', async () => {
      await cloud.click();
      const renamed = sheet.getByRole('article').filter({ hasText: 'For the bus' });
      await expect(renamed).toContainText('You cannot change this with your account.');
      await renamed.getByRole('button', { name: 'Copy' }).click();
      await expect(sheet.getByText('Copied.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('For the bus');
      const made = sheet.getByRole('article').filter({ hasText: 'Evenings' });
      await expect(made).toContainText('Numbers, time, money');
      await made.getByRole('button', { name: 'Discard' }).click();
      await made.getByRole('button', { name: 'Keep' }).click();
      await made.getByRole('button', { name: 'Discard' }).click();
      await expect(made.getByText('Discard these 2 changes?')).toBeVisible();
      await made.getByRole('button', { name: 'Discard' }).click();
      await expect(made).toHaveCount(0);
      await expect(sheet.getByText('1 change needs you')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('where it was done a mark leads to it, also after a restart; tried again, it is sent once it may be', async () => {
      // Somebody else's by now, whom she follows.
      await page.goto(`${lantern}/bookmarks?show=followed`);
      const row = page.getByRole('listitem').filter({ hasText: 'First papers' });
      await row.getByRole('button', { name: 'Not sent. See why' }).click();
      await giveList(campus.store, 'first-papers', AMAL);
      await sheet.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => listNames(campus.store, AMAL)).toContain('For the bus');
      await expect(sheet.getByText('Everything you did has been sent.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(cloud).toHaveAccessibleName('Sync: everything is sent');
      expect(await listNames(campus.store, AMAL)).not.toContain('Evenings');
    });
  },
);
