import { setMaintenance } from '#server/runtime/maintenance.ts';
import { asAmal, expect, test } from '#tests/support/journeys/journey.ts';

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
