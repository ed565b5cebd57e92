import type { Page } from '@playwright/test';
import {
  asAmal,
  enterAs,
  expect,
  type JourneyCampus,
  readyOffline,
  test,
  toast,
} from '#tests/support/journeys/journey.ts';
import { anotherDevice } from '#tests/support/journeys/list-journey.ts';
import { forgetNews, notifyAmal } from '#tests/support/journeys/notify-amal.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What the campus keeps of them, the newest first: read and interacted. */
async function marksOf(campus: JourneyCampus): Promise<string[]> {
  const rows = await campus.store.read
    .selectFrom('notification')
    .select(['read', 'interacted'])
    .where('person_id', '=', '1-amal')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ read, interacted }) => `${read}${interacted}`);
}

const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const notificationsLink = (page: Page) => page.getByRole('link', { name: /^Notifications/ });

/** The page that opens next has asked to be notified. */
function listening(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => (String(payload).includes('notificationAdded') ? resolve() : undefined)),
    );
  });
}

async function markFromMenu(page: Page, name: string, mark: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: mark }).click();
}

/** What the demo tells its people is another story. */
test.beforeEach(async ({ campus }) => {
  await forgetNews(campus);
});

test('notifications are grouped, counted on the button, title and icon, and read as they are followed', async ({
  page,
  context,
  campus,
  lantern,
}) => {
  await context.addInitScript(() => {
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void document.documentElement.setAttribute('data-badge', String(count)),
      clearAppBadge: async () => document.documentElement.removeAttribute('data-badge'),
    });
  });
  await notifyAmal(campus, { name: 'Old tea', ago: 30 * DAY });
  await notifyAmal(campus, { name: 'Late tea', ago: 3 * DAY, link: null });
  await notifyAmal(campus, { name: 'Fresh tea' });
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/notifications`);
  for (const age of ['Today', 'This week', 'Earlier'])
    await expect(page.getByRole('heading', { level: 2, name: age })).toBeVisible();
  await expect(notificationsLink(page)).toHaveAccessibleName('Notifications: 3 unread');
  await expect(page).toHaveTitle(/^\(3\) Notifications · /);
  await expect(page.locator('html')).toHaveAttribute('data-badge', '3');

  await row(page, 'Late tea').getByRole('button', { name: 'Mark as read' }).click();
  await expect(row(page, 'Late tea').getByText('Unread')).toHaveCount(0);
  await expect.poll(() => marksOf(campus)).toEqual(['00', '10', '00']);
  await row(page, 'Fresh tea').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Speaking café' })).toBeVisible();
  await expect.poll(() => marksOf(campus)).toEqual(['11', '10', '00']);
  await expect(notificationsLink(page)).toHaveAccessibleName('Notifications: 1 unread');

  await notificationsLink(page).click();
  await markFromMenu(page, 'Late tea', 'Mark as unread');
  await expect.poll(() => marksOf(campus)).toEqual(['11', '00', '00']);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => marksOf(campus)).toEqual(['11', '10', '10']);
  await expect(notificationsLink(page)).toHaveAccessibleName('Notifications');
  await expect(page).toHaveTitle(/^Notifications · /);
  await expect(page.locator('html')).not.toHaveAttribute('data-badge');
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
});

test('they open without a network, and what is read there is read everywhere', { tag: '@always' }, async ({
  page,
  context,
  campus,
  lantern,
}) => {
  for (let at = 0; at < 25; at += 1) await notifyAmal(campus, { name: `Tea ${at}.`, ago: (at + 1) * MINUTE });
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await context.setOffline(true);
  await page.close();
  const again = await context.newPage();
  await again.goto(`${lantern}/notifications`);
  await expect(again.getByRole('article')).toHaveCount(20);
  await expect(notificationsLink(again)).toHaveAccessibleName('Notifications: 25 unread');
  await expect(again.getByText('Older notifications need the internet.')).toBeVisible();
  await row(again, 'Tea 0.').getByRole('link').click();
  // The button counts what is on the disk: a page that goes before that has said nothing.
  await expect(notificationsLink(again)).toHaveAccessibleName('Notifications: 24 unread');
  await again.goto(`${lantern}/notifications`);
  await expect(row(again, 'Tea 0.').getByText('Unread')).toHaveCount(0);
  await expect(notificationsLink(again)).toHaveAccessibleName('Notifications: 24 unread');

  await context.setOffline(false);
  await expect.poll(async () => (await marksOf(campus))[0], { timeout: 60_000 }).toBe('11');
  await again.getByRole('button', { name: 'Load more' }).click();
  await expect(again.getByRole('article')).toHaveCount(25);
  await expect(again.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await context.setOffline(true);
  await again.reload();
  await again.getByRole('button', { name: 'Load more' }).click();
  await expect(again.getByRole('article')).toHaveCount(25);
});

asAmal(
  'one that comes while the page is open is said, counted and listed by itself, on every device',
  async ({ page, browser, campus, lantern }) => {
    await page.goto(`${lantern}/start`);
    const desk = await anotherDevice(browser, lantern, 'Enter as Amal');
    const both = [listening(page), listening(desk)];
    await page.goto(`${lantern}/start`);
    await desk.goto(`${lantern}/notifications`);
    await Promise.all(both);
    await expect(notificationsLink(page)).toHaveAccessibleName('Notifications');
    await expect(desk.getByText('Nothing new yet.')).toBeVisible();
    await notifyAmal(campus, { name: 'Evening with tea' });
    await expect(toast(page, 'Evening with tea')).toBeVisible();
    await expect(notificationsLink(page)).toHaveAccessibleName('Notifications: 1 unread');
    await expect(row(desk, 'Evening with tea')).toBeVisible();
    await expect(toast(desk, 'Evening with tea')).toHaveCount(0);
    await page.locator('section[popover]').getByRole('button', { name: 'All notifications' }).click();
    await expect(row(page, 'Evening with tea')).toBeVisible();
    await desk.context().close();
  },
);

test('in Arabic the page runs from the right without a serious fault', async ({ page, context, campus, lantern }) => {
  await notifyAmal(campus, { name: 'Tea' });
  await context.addInitScript(() => localStorage.setItem('language', 'ar'));
  await enterAs(page, lantern, /Amal/);
  await page.goto(`${lantern}/notifications`);
  await expect(page.getByRole('article')).toHaveCount(1);
  const sign = await page.locator('article svg').first().boundingBox();
  const menu = await page.locator('article button[aria-haspopup="dialog"]').boundingBox();
  expect(sign?.x ?? 0).toBeGreaterThan(menu?.x ?? 0);
  expect(await seriousFaults(page)).toEqual([]);
});

test('on a wide screen the button shows the last five, by mouse and keyboard, without a network too', async ({
  browser,
  campus,
  lantern,
}) => {
  for (let at = 0; at < 7; at += 1) await notifyAmal(campus, { name: `Tea ${at}.`, ago: (at + 1) * MINUTE });
  const desk = await anotherDevice(browser, lantern, 'Enter as Amal');
  await readyOffline(desk);
  await desk.goto(`${lantern}/bookmarks`);
  await desk.context().setOffline(true);
  const opens = desk.getByRole('button', { name: 'Notifications: 7 unread' });
  const popover = desk.getByRole('dialog', { name: 'Notifications' });
  await opens.focus();
  await desk.keyboard.press('Enter');
  await expect(popover.getByRole('article')).toHaveCount(5);
  await desk.keyboard.press('Tab');
  await expect(row(desk, 'Tea 0.').getByRole('link')).toBeFocused();
  expect(await seriousFaults(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(opens).toBeFocused();

  await opens.click();
  await row(desk, 'Tea 1.').getByRole('link').click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Speaking café' })).toBeVisible();
  await expect(popover).toBeHidden();
  const fewer = desk.getByRole('button', { name: 'Notifications: 6 unread' });
  await fewer.click();
  await expect(row(desk, 'Tea 1.').getByText('Unread')).toHaveCount(0);
  await popover.getByRole('link', { name: 'All notifications' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(desk.getByRole('article')).toHaveCount(7);
  await desk.context().setOffline(false);
  await expect.poll(async () => (await marksOf(campus))[1], { timeout: 60_000 }).toBe('11');
  await desk.context().close();
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a row drawn aside, either way, is read and unread, and the page still scrolls over it', async ({
    page,
    campus,
    lantern,
  }) => {
    for (let at = 0; at < 12; at += 1) await notifyAmal(campus, { name: `Tea ${at}.`, ago: (at + 1) * MINUTE });
    await enterAs(page, lantern, 'Enter as Amal');
    await page.goto(`${lantern}/notifications`);
    await swipe(page, 'Tea 1.', { x: -140 });
    await expect(row(page, 'Tea 1.').getByText('Unread')).toHaveCount(0);
    await expect.poll(async () => (await marksOf(campus))[1]).toBe('10');
    await swipe(page, 'Tea 1.', { x: 140 });
    await expect(row(page, 'Tea 1.').getByText('Unread')).toBeAttached();
    await expect.poll(async () => (await marksOf(campus))[1]).toBe('00');
    await swipe(page, 'Tea 2.', { y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(row(page, 'Tea 2.').getByText('Unread')).toBeAttached();
  });

  test('does nothing to a row that the browser scrolls by itself, as it does when it restores a page', async ({
    page,
    campus,
    lantern,
  }) => {
    await notifyAmal(campus, { name: 'Tea.', ago: MINUTE });
    await enterAs(page, lantern, 'Enter as Amal');
    await page.goto(`${lantern}/notifications`);
    const place = () => row(page, 'Tea.').evaluate((element) => element.getBoundingClientRect().left);
    const before = await place();
    await row(page, 'Tea.').evaluate(async (element) => {
      const lane = element.closest('div:has(> span[aria-hidden="true"] + div)');
      if (lane === null) throw new Error('The row cannot be drawn aside.');
      const moved = new Promise((resolve) => lane.addEventListener('scrollend', resolve, { once: true }));
      lane.scrollBy({ left: -500 });
      await moved;
    });
    await expect.poll(place).toBeCloseTo(before);
    await expect(row(page, 'Tea.').getByText('Unread')).toBeAttached();
    expect((await marksOf(campus))[0]).toBe('00');
  });
});

/** A finger on a row that goes some way and is taken up. */
async function swipe(page: Page, name: string, way: { x?: number; y?: number }): Promise<void> {
  const at = await row(page, name).boundingBox();
  if (at === null) throw new Error(`There is no ${name}`);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: at.x + at.width / 2 + (way.x ?? 0) * part, y: at.y + at.height / 2 + (way.y ?? 0) * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', step / 8);
  await touch('touchEnd', 1);
  await session.detach();
}
