import { choose } from '#tests/support/journeys/choose.ts';
import { enterAs, expect, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { anotherDevice, menuOf, moveByKeys, namesIn, orderOf } from '#tests/support/journeys/list-journey.ts';

const LIST = '/list/first-papers';

test('two devices of one person order a list offline: the same order everywhere, and nothing is lost', {
  tag: '@always',
}, async ({ page, context, browser, campus, lantern }) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  const desk = await anotherDevice(browser, lantern, 'Enter as Amal');
  await readyOffline(desk);
  for (const device of [page, desk]) await device.goto(lantern + LIST);
  await context.setOffline(true);
  await desk.context().setOffline(true);

  // On the phone something comes in, and goes to the top.
  await page.goto(`${lantern}/course/hello-my-name-is`);
  await page.getByRole('button', { name: 'Save to list', exact: true }).click();
  await choose(page.getByRole('checkbox', { name: 'First papers' }), true);
  await expect(page.getByRole('dialog').getByText('Waiting to be sent')).toBeAttached();
  await page.goto(lantern + LIST);
  await (await menuOf(page, 'Hello, my name is …')).getByRole('button', { name: 'Move to top' }).click();
  await expect
    .poll(() => namesIn(page))
    .toEqual([
      'Hello, my name is …',
      ...['Scan, save, find papers', 'My work contract', 'Renting a home', 'Free advice near you'],
    ]);
  // At the desk, which knows nothing of it, another one goes up by the keyboard, and one goes away.
  await moveByKeys(desk, 'Renting a home', ['ArrowUp', 'ArrowUp'], [2, 1]);
  await desk.keyboard.press('Space');
  await expect(desk.getByRole('button', { name: 'Move Renting a home' })).toBeFocused();
  await (await menuOf(desk, 'My work contract')).getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => namesIn(desk)).toEqual(['Renting a home', 'Scan, save, find papers', 'Free advice near you']);

  await context.setOffline(false);
  await expect.poll(() => orderOf(campus, 'first-papers'), { timeout: 60_000 }).toHaveLength(5);
  await expect
    .poll(() => orderOf(campus, 'first-papers').then((ids) => ids[0]), { timeout: 60_000 })
    .toBe('hello-my-name-is');
  await desk.context().setOffline(false);
  const merged = ['Hello, my name is …', 'Renting a home', 'Scan, save, find papers', 'Free advice near you'];
  await expect
    .poll(() => orderOf(campus, 'first-papers'), { timeout: 60_000 })
    .toEqual(['hello-my-name-is', 'renting-a-home', 'scan-save-find-papers', 'free-advice-near-you']);
  for (const device of [page, desk]) {
    // Whatever was on the device a moment ago, what another one did is there once the page is opened.
    await device.reload();
    await expect.poll(() => namesIn(device)).toEqual(merged);
    await expect(device.getByText('Waiting to be sent')).toHaveCount(0);
  }
  await desk.context().close();
});

test('a followed list that turns private is gone for who followed it, and there again when it is public', async ({
  page,
  browser,
  lantern,
}) => {
  await enterAs(page, lantern, 'Enter as Olena');
  const reader = await anotherDevice(browser, lantern, 'Enter as Amal');
  await reader.goto(`${lantern}/list/evening-learning`);
  await reader.getByRole('button', { name: 'Stop following' }).click();
  await expect(reader.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await reader.goto(`${lantern}/bookmarks?show=followed`);
  await expect(reader.getByText('You do not follow any list yet.')).toBeVisible();
  await reader.goto(`${lantern}/list/evening-learning`);
  await reader.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(reader.getByRole('button', { name: 'Stop following' })).toBeVisible();
  await expect(reader.getByText('Waiting to be sent')).toHaveCount(0);

  await page.goto(`${lantern}/list/evening-learning`);
  await choose(page.getByRole('checkbox', { name: 'Public' }), false);
  await expect(page.getByText('Only you can see this list.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
  await reader.goto(`${lantern}/list/evening-learning`);
  await expect(reader.getByRole('heading', { level: 1, name: 'This list is private' })).toBeVisible();
  await reader.goto(`${lantern}/bookmarks?show=followed`);
  await expect(reader.getByText('You do not follow any list yet.')).toBeVisible();

  await choose(page.getByRole('checkbox', { name: 'Public' }), true);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole('link', { name: 'Evening learning, 10 minutes' })).toBeVisible();
  await reader.context().close();
});
