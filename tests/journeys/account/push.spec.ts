import type { Page } from '@playwright/test';
import { pushOwnerOf } from '#campus/push/push-payload.ts';
import { askToLeave, expectLoggedOut } from '#tests/support/campus/people.ts';
import { enterAs, expect, type JourneyCampus, readyOffline, toast } from '#tests/support/journeys/journey.ts';
import { giveDates } from '#tests/support/journeys/journey-dates.ts';
import { anotherDevice } from '#tests/support/journeys/list-journey.ts';
import { forgetNews, notifyAmal } from '#tests/support/journeys/notify-amal.ts';
import {
  delivering,
  lastSent,
  pushSwitchOf,
  shownOn,
  tap,
  test,
  turnPushOn,
} from '#tests/support/push/push-journey.ts';

/** Where the campus sends to. */
async function endpoints({ store }: JourneyCampus): Promise<string[]> {
  const rows = await store.read.selectFrom('push_device').select('endpoint').execute();
  return rows.map(({ endpoint }) => endpoint);
}

async function marksOf({ store }: JourneyCampus): Promise<string[]> {
  const rows = await store.read.selectFrom('notification').select(['read', 'interacted']).execute();
  return rows.map(({ read, interacted }) => `${read}${interacted}`);
}

/** In the page: the browser asks, and is answered yes. */
function neverAsked(): void {
  let permission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => {
    permission = 'granted';
    return 'granted';
  };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('what the campus tells is shown once while it is closed, leads where it belongs, and is read everywhere', {
  tag: ['@window', '@always'],
}, async ({ page, context, browser, campus, lantern, pushing }) => {
  await forgetNews(campus);
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await turnPushOn(page, lantern);
  expect(await endpoints(campus)).toEqual([pushing.held()?.endpoint]);
  const deliver = await delivering(context, lantern);

  await test.step('a page that is looked at says it itself', async () => {
    await page.goto(`${lantern}/notifications`);
    await notifyAmal(campus, { name: 'Evening tea' });
    await deliver(await lastSent(pushing), { isShown: false });
    await expect(page.getByRole('article').filter({ hasText: 'Evening tea' })).toBeVisible();
    expect(await shownOn(context)).toEqual([]);
  });

  await page.close();
  await notifyAmal(campus, { name: 'Morning tea' });
  const payload = await lastSent(pushing, 2);
  for (let times = 0; times < 3; times += 1) await deliver(payload);
  const line = 'A date was cancelled';
  await expect
    .poll(() => shownOn(context))
    .toEqual([{ title: line, body: 'Lantern Campus', tag: payload.id, lang: 'en', dir: 'ltr' }]);

  // Without a network the tap is kept, and the page that it opens comes from the device.
  await context.setOffline(true);
  const opened = await tap(context, line);
  expect(opened).toBe(`/notifications?open=${payload.id}`);
  await expect.poll(() => shownOn(context)).toEqual([]);
  const again = await context.newPage();
  await again.goto(`${lantern}/notifications`);
  await expect(heading(again, 'Notifications')).toBeVisible();
  expect((await marksOf(campus)).sort()).toEqual(['00', '00']);
  await context.setOffline(false);
  await expect.poll(async () => (await marksOf(campus)).sort()).toEqual(['00', '11']);
  await again.goto(`${lantern}${opened}`);
  await expect(heading(again, 'Speaking café')).toBeVisible();
  const tablet = await anotherDevice(browser, lantern, 'Enter as Amal');
  await expect(tablet.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible();
});

test('a subscription that is gone is renewed without a word, and where none is to be had the switch turns off and says so', {
  tag: '@window',
}, async ({ page, campus, lantern, service, pushing }) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await turnPushOn(page, lantern);
  const first = pushing.held();
  if (first === undefined) throw new Error('The browser has no subscription.');

  service.forget(first);
  await notifyAmal(campus, { name: 'Morning tea' });
  await expect.poll(() => endpoints(campus)).toEqual([]);
  await page.goto(`${lantern}/start`);
  await expect.poll(() => endpoints(campus)).toHaveLength(1);
  expect(await endpoints(campus)).toEqual([pushing.held()?.endpoint]);
  expect(pushing.held()?.endpoint).not.toBe(first.endpoint);
  await notifyAmal(campus, { name: 'Evening tea' });
  await lastSent(pushing);

  pushing.forgetAll();
  await page.goto(`${lantern}/start`);
  const notice = toast(page, 'Reminders on this device have stopped.');
  await expect(notice).toBeVisible();
  await page.locator('section[popover]').getByRole('button', { name: 'Settings' }).click();
  await expect(pushSwitchOf(page)).not.toBeChecked();
  await page.reload();
  await expect(pushSwitchOf(page)).not.toBeChecked();
  await expect(notice).toHaveCount(0);
});

test('a push for somebody else is one neutral line, and whoever logs out gets none any more', {
  tag: '@window',
}, async ({ page, context, campus, lantern, pushing }) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await turnPushOn(page, lantern);
  const deliver = await delivering(context, lantern);
  const ofOlena = { owner: await pushOwnerOf('1', '1-olena'), kind: 'SESSION_SOON' };
  await deliver({ id: crypto.randomUUID(), ...ofOlena });
  await deliver({ id: crypto.randomUUID(), ...ofOlena });
  await expect
    .poll(() => shownOn(context))
    .toEqual([{ title: 'News in your campus', body: '', tag: 'news', lang: 'en', dir: 'ltr' }]);

  await askToLeave(page, lantern);
  await expectLoggedOut(page);
  expect(await shownOn(context)).toEqual([]);
  expect(pushing.held()).toBeUndefined();
  await expect.poll(() => endpoints(campus)).toEqual([]);
  await deliver({ id: crypto.randomUUID(), kind: 'SESSION_SOON', owner: await pushOwnerOf('1', '1-amal') });
  await expect.poll(async () => (await shownOn(context)).map(({ title }) => title)).toEqual(['News in your campus']);
});

test('the campus asks first, after a place was taken; sent away it asks no more', async ({
  page,
  context,
  campus,
  lantern,
  pushing,
}) => {
  await context.addInitScript(neverAsked);
  const date = { id: 'evening', denomination: 'An evening of stories', starts: 24 * 60 };
  await giveDates(campus, 'speaking-cafe', [{ id: 'stories', dates: [date] }]);
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  // There is news, and she has done nothing here yet.
  const news = page.getByText('Should this device notify you');
  await page.goto(`${lantern}/notifications`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(news).toHaveCount(0);
  await page.goto(`${lantern}/course/speaking-cafe`);
  const card = page.getByRole('article', { name: date.denomination }).first();
  const question = page.getByText('Shall we remind you one hour before?');
  await expect(card).toBeVisible();
  await expect(question).toHaveCount(0);
  await card.getByRole('button', { name: 'Register' }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Yes, remind me' }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => endpoints(campus)).toEqual([pushing.held()?.endpoint]);

  // The browser of this journey forgets its answer with each page: pushes stop, and there is somebody to ask again.
  await page.goto(`${lantern}/notifications`);
  await expect(news).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
  await page.reload();
  await expect(heading(page, 'Notifications')).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('the second lesson that is finished is a moment to ask, the first is none', async ({
  page,
  context,
  campus,
  lantern,
  pushing,
}) => {
  await context.addInitScript(neverAsked);
  await enterAs(page, lantern, 'Enter as Amal');
  const lessons = `${lantern}/program/your-phone-can-do-more/unit/an-email-that-gets-answered/lesson/an-email-that-gets-answered`;
  await page.goto(`${lessons}-2`);
  const goOn = page.getByRole('button', { name: 'Next lesson' });
  const question = page.getByText('Well done. Shall we remind you to go on?');
  await goOn.click();
  await expect(heading(page, 'Say what you need in one sentence')).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.goto(`${lessons}-4`);
  await goOn.click();
  await expect(heading(page, 'Check before you send')).toBeVisible();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Yes, remind me' }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => endpoints(campus)).toEqual([pushing.held()?.endpoint]);
});
