import { choose } from '#tests/support/journeys/choose.ts';
import { asAmal, expect, readyOffline, test } from '#tests/support/journeys/journey.ts';

const COURSE = '/course/my-work-contract';

asAmal(
  'a course is saved at a known price, found on the page of the device, and taken away without a network',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/start`);

    const pictures = (): Promise<number> =>
      page.evaluate(async () => (await (await caches.open('images')).keys()).length);
    const all = await pictures();

    await test.step('the way there is in the account, by keyboard too; nothing is saved yet', async () => {
      await page.getByRole('button', { name: 'Account' }).press('Enter');
      await page.getByRole('link', { name: 'On this device' }).press('Enter');
      await expect(page).toHaveURL(/\/settings\/on-this-device$/);
      // The new screen is announced before anybody types.
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByText('Save a course while you have Wi-Fi.')).toBeVisible();
      await expect(page.getByText('Everything you did has been sent.')).toBeVisible();
      await page.getByLabel('Price of 1 megabyte').fill('0,5');
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Currency')).toBeFocused();
      await expect(page.getByText(/· €0\.\d\d/)).toBeVisible();
    });

    await test.step('size and price stand at the button before a byte is fetched', async () => {
      await page.goto(lantern + COURSE);
      const save = page.getByRole('button', { name: /^Save offline · [\d.]+ [KM]B/ });
      await expect(save).toBeVisible();
      await expect(page.getByText(/^€0\.\d\d$/)).toBeVisible();
      await save.press('Enter');
      await expect(page.getByRole('button', { name: 'On this device: My work contract' })).toBeVisible();
    });

    const row = page.getByRole('article').filter({ hasText: 'My work contract' });
    await test.step('it is there after a restart without a network, and opens from the list', async () => {
      await context.setOffline(true);
      await page.goto(`${lantern}/settings/on-this-device`);
      await expect(row.getByText('On this device', { exact: true })).toBeVisible();
      await page.goto(`${lantern}/list/first-papers`);
      const listed = page.getByRole('listitem').filter({ hasText: 'My work contract' });
      await expect(listed.getByText('On this device')).toBeVisible();
      await page.goto(`${lantern}/settings/on-this-device`);
      await row.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: 'My work contract' })).toBeVisible();
      await expect(page.getByText('Needs the internet')).toHaveCount(0);
    });

    await test.step('removing asks once; afterwards the tick is gone, and saving says that it needs the internet', async () => {
      await page.goto(`${lantern}/settings/on-this-device`);
      const remove = row.getByRole('button', { name: /^Remove from this device/ });
      const question = page.getByRole('dialog', { name: 'Remove from this device?' });
      await remove.press('Enter');
      await question.getByRole('button', { name: 'Keep' }).press('Enter');
      await expect(remove).toBeFocused();
      await remove.press('Enter');
      await question.getByRole('button', { name: 'Remove' }).press('Enter');
      await expect(row).toHaveCount(0);
      await page.goto(lantern + COURSE);
      await expect(page.getByRole('button', { name: 'Save offline' })).toBeDisabled();
      await expect(page.getByText('You need the internet to save it.')).toBeVisible();
    });

    await test.step('pictures of courses one takes come by themselves only where that is wanted; texts in any case', async () => {
      await context.setOffline(false);
      await page.goto(`${lantern}/settings/on-this-device`);
      await choose(page.getByRole('checkbox', { name: /^Pictures and videos/ }), false);
      await page.evaluate(async () => {
        await caches.delete('images');
        localStorage.removeItem('readyOffline');
      });
      await page.reload();
      await readyOffline(page);
      expect(await pictures()).toBeLessThan(all / 2);
    });
  },
);
