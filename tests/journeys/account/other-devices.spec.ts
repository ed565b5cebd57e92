import type { Page } from '@playwright/test';
import { deviceDump } from '#tests/support/campus/people.ts';
import { choose } from '#tests/support/journeys/choose.ts';
import { asAmal, expect, toast } from '#tests/support/journeys/journey.ts';
import { giveDates } from '#tests/support/journeys/journey-dates.ts';
import { anotherDevice } from '#tests/support/journeys/list-journey.ts';

const LIST = '/list/before-my-interview';
const CAFE = 'speaking-cafe';

asAmal(
  'a list has its new name on every device that shows it, and is gone where it is not to be seen any more',
  async ({ page, browser, lantern }) => {
    const desk = await anotherDevice(browser, lantern, 'Enter as Amal');
    const follower = await anotherDevice(browser, lantern, 'Enter as Reza');
    for (const device of [page, desk, follower]) {
      await device.goto(lantern + LIST);
      await expect(device.getByRole('heading', { level: 1, name: 'Before my interview' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name of the list').fill('Before they meet me');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // Nobody touches them.
    for (const device of [desk, follower])
      await expect(device.getByRole('heading', { level: 1, name: 'Before they meet me' })).toBeVisible();
    expect(await deviceDump(follower, follower.context())).toContain('Before they meet me');

    await choose(page.getByRole('checkbox', { name: 'Public' }), false);
    await expect(follower.getByRole('heading', { level: 1, name: 'This list is private' })).toBeVisible();
    await expect(desk.getByText('Only you can see this list.')).toBeVisible();
    await expect.poll(() => deviceDump(follower, follower.context())).not.toContain('Before they meet me');
    await desk.context().close();
    await follower.context().close();
  },
);

asAmal(
  'a place that is given back, and a login, show on the other device',
  async ({ page, browser, campus, lantern }) => {
    const tea = { id: 'tea', denomination: 'Tea and words', starts: 2 * 24 * 60 };
    await giveDates(campus, CAFE, [{ id: 'teas', dates: [tea] }]);
    const desk = await anotherDevice(browser, lantern, 'Enter as Amal');
    const cardOn = (device: Page) => device.getByRole('article', { name: tea.denomination });
    const [onPhone, atDesk] = [cardOn(page), cardOn(desk)];
    for (const device of [page, desk]) await device.goto(`${lantern}/course/${CAFE}`);
    await onPhone.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, 'You are registered.')).toBeVisible();
    await expect(atDesk.getByText('You are registered', { exact: true })).toBeVisible();
    await onPhone.getByRole('button', { name: 'Unregister' }).click();
    await expect(atDesk.getByText('You are registered', { exact: true })).toHaveCount(0);
    await expect(atDesk.getByRole('button', { name: 'Register' })).toBeVisible();

    await page.goto(`${lantern}/settings/sessions`);
    const elsewhere = page.getByRole('button', { name: /Log out there/ });
    await expect(elsewhere).toHaveCount(1);
    const third = await anotherDevice(browser, lantern, 'Enter as Amal');
    await expect(elsewhere).toHaveCount(2);
    await third.context().close();
    await desk.context().close();
  },
);
