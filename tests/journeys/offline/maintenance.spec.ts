import { setMaintenance } from '#server/runtime/maintenance.ts';
import { asAmal, expect, test } from '#tests/support/journeys/journey.ts';

/** A change, the screen behind it and the first questions whether the campus is back. */
const MOST_ASKED = 20;
const STRIP = 'We are repairing something. Saved courses still work.';

asAmal(
  'while the campus is worked on, what is saved opens and what is done waits',
  { tag: '@always' },
  async ({ page, campus, lantern }) => {
    await page.goto(`${lantern}/course/numbers-time-money`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bookmarks = () =>
      campus.store.read.selectFrom('bookmark').select('item_id').where('item_id', '=', 'numbers-time-money').execute();
    const before = (await bookmarks()).length;
    setMaintenance(campus.dataDir, true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(STRIP)).toBeVisible();
    const named = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    await named('Bookmark: Numbers, time, money').click();
    await expect(named('Remove bookmark: Numbers, time, money')).toBeVisible();
    await expect(page.getByText('Waiting to be sent')).toBeVisible();
    expect((await bookmarks()).length).toBe(before);
    setMaintenance(campus.dataDir, false);
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    await expect(page.getByText(STRIP)).toHaveCount(0);
    expect((await bookmarks()).length).toBe(before + 1);
  },
);

test('a visitor reads so calmly, and comes in by the button once it is over', async ({ page, campus, lantern }) => {
  setMaintenance(campus.dataDir, true);
  await page.goto(`${lantern}/explore`);
  const screen = page.getByRole('heading', { level: 1, name: 'We are repairing something.' });
  await expect(screen).toBeVisible();
  setMaintenance(campus.dataDir, false);
  await page.getByRole('main').getByRole('link', { name: 'Go to the campus' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn anywhere. Keep your light.' })).toBeVisible();
});

asAmal.describe('behind a gateway that does not reach the campus', () => {
  for (const place of ['**/graphql', '**/*'] as const)
    asAmal(`what is asked gets its 503 and is no missing network (${place})`, async ({ page, campus, lantern }) => {
      await page.goto(`${lantern}/course/numbers-time-money`);
      const bookmark = page
        .getByRole('main')
        .getByRole('button', { name: 'Bookmark: Numbers, time, money', exact: true });
      await expect(bookmark).toBeVisible();
      let asked = 0;
      await page.context().route(place, (route) => {
        asked += 1;
        return route.fulfill({ status: 503, body: 'No server is available.' });
      });
      await bookmark.click();
      await expect(page.getByText(STRIP)).toBeVisible();
      await expect(page.getByText('Waiting to be sent')).toBeVisible();
      await expect(page.getByText('You are offline')).toHaveCount(0);
      expect(asked).toBeLessThan(MOST_ASKED);
      await page.context().unroute(place);
      await expect(page.getByText('Waiting to be sent')).toHaveCount(0, { timeout: 120_000 });
      await expect(page.getByText(STRIP)).toHaveCount(0);
      expect(
        await campus.store.read
          .selectFrom('bookmark')
          .select('item_id')
          .where('item_id', '=', 'numbers-time-money')
          .execute(),
      ).toHaveLength(1);
    });
});
