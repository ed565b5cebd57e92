import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { HEADERS, WIRE_VERSION } from '#campus/network/headers.ts';
import { untilRested } from '#tests/loads/watch-load.ts';
import { askToLeave, expectLoggedOut, listNames, makeList, openSessions } from '#tests/support/campus/people.ts';
import { backgroundSyncOf } from '#tests/support/journeys/background-sync.ts';
import { asAmal, bookmarksOf, enterAs, expect, readyOffline, test, toast } from '#tests/support/journeys/journey.ts';

const AMAL = '1-amal';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The ten tabs and hundred rounds of the issue in `prove`; a few of each show every day that they agree. */
const [TABS, ROUNDS] = process.env.PROVE === '1' ? [10, 100] : [4, 4];

asAmal(
  'a session that ended meanwhile stops nobody who is offline; the same person’s login sends everything',
  { tag: '@always' },
  async ({ page, context, campus, lantern }) => {
    await context.setOffline(true);
    campus.advance(61 * DAY);
    await makeList(page, lantern, 'Far from any network');
    await page.goto(`${lantern}/program/german-for-your-first-weeks/unit/numbers-time-money`);
    await expect(page.getByRole('heading', { level: 1, name: 'Numbers, time, money' })).toBeVisible();
    await page.getByRole('button', { name: 'Bookmark: Numbers, time, money' }).click();
    await expect(page.getByRole('button', { name: /^Sync: / })).toHaveAccessibleName(
      'Sync: 2 changes are waiting to be sent',
    );
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByLabel('Language').selectOption('de');
    await expect(toast(page, 'Deutsch is not on this device yet: it needs a connection.')).toBeVisible();
    await expect(page.getByLabel('Language')).toHaveValue('en');

    await context.setOffline(false);
    // It is said on the page that it happens to as well, until that is left.
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('main').getByText('Nothing is lost.')).toBeVisible();
    expect(await listNames(campus.store, AMAL)).not.toContain('Far from any network');
    await page.getByRole('button', { name: 'Enter as Amal' }).click();
    await expect.poll(() => listNames(campus.store, AMAL)).toContain('Far from any network');
    await expect.poll(() => bookmarksOf(campus.store, AMAL)).toContain('COURSE:numbers-time-money');
    await expect(page.getByRole('button', { name: /^Sync: / })).toHaveAccessibleName('Sync: everything is sent');
  },
);

/** Collects what the page says in passing, until it is left. */
async function listenTo(page: Page): Promise<readonly string[]> {
  const messages: string[] = [];
  await page.exposeFunction('receive', (text: string) => void messages.push(text));
  await page.evaluate(() => {
    const receive: (text: string) => void = Reflect.get(globalThis, 'receive');
    const look = () => {
      for (const each of document.querySelectorAll('[role=status]')) receive(each.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return messages;
}

asAmal(
  'what ends is said on the page that it happens to, in the other tab too',
  async ({ page, context, campus, lantern }) => {
    const openBoth = async (other: Page): Promise<void> => {
      await page.goto(`${lantern}/start`);
      await other.goto(`${lantern}/notifications`);
      for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    };
    const second = await context.newPage();
    await openBoth(second);
    const terminated = [await listenTo(page), await listenTo(second)];
    // SESSION_TERMINATED: the campus has ended it, and says so with the next answer, whichever tab asks first.
    campus.advance(61 * DAY);
    const link = page.getByRole('navigation', { name: 'Campus' }).getByRole('link', { name: 'Explore' });
    await Promise.race([link.click(), page.waitForURL(/\/login\?notice=signed-out$/)]);
    for (const tab of [page, second]) {
      await expect(tab).toHaveURL(/\/login\?notice=signed-out$/);
      await expect(tab.getByText('Nothing is lost.')).toBeVisible();
    }
    for (const messages of terminated) {
      expect(messages.join(' ')).toContain('You were logged out to keep your account safe.');
    }
    await second.close();

    // LOGOUT: whoever was here is gone, in each of their tabs.
    await enterAs(page, lantern, 'Enter as Amal');
    const third = await context.newPage();
    await openBoth(third);
    // A page that is busy with its start may be left before it has drawn why.
    await untilRested(third);
    const loggedOut = await listenTo(third);
    await page.goto(`${lantern}/logout`);
    await expect(third).toHaveURL(`${lantern}/`);
    expect(loggedOut.join(' ')).toContain('Logging you out');
  },
);

/** Lets the device's clock run ahead, as time that passes; a page that is loaded anew goes on with it. */
async function letTimePass(page: Page, ms: number): Promise<void> {
  await page.evaluate((more) => {
    const ahead = Number(Reflect.get(globalThis, 'ahead') ?? 0) + more;
    Reflect.set(globalThis, 'ahead', ahead);
    const real: () => number = Reflect.get(globalThis, 'realNow') ?? Date.now;
    Reflect.set(globalThis, 'realNow', real);
    Date.now = () => real() + ahead;
  }, ms);
}

/** The browser shows the page to its person again, who sees no difference. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** What the pages and the worker of a browser have asked the campus and have no answer to yet. */
function openQuestions(context: BrowserContext): ReadonlySet<Request> {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (request.url().endsWith('/graphql')) open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return open;
}

test.describe('without a worker, which renews by itself', () => {
  test.use({ serviceWorkers: 'block' });

  test('when the silent renewal fails, five minutes before the end it is said, never without a network; the button renews', async ({
    page,
    context,
    campus,
    lantern,
  }) => {
    // A socket that connects asks again, at a moment of its own.
    await page.routeWebSocket('**/graphql', () => {});
    const open = openQuestions(context);
    await enterAs(page, lantern, 'Enter as Amal');
    const warning = page.getByText('You will be logged out in 5 minutes.');
    const before = await page.evaluate(() => localStorage.getItem('JWT'));
    // The campus has time again once the button is pressed, and not before: else the page would renew by itself.
    let isBusy = true;
    await page.exposeFunction('pressed', () => {
      isBusy = false;
    });
    let isOffline = false;
    const busy = (route: Route) => {
      // What is answered here does not go by the network that is taken away.
      if (isOffline) return route.abort('internetdisconnected');
      if (!isBusy) return route.fallback();
      // Nor what time it is: an answer that is under way when the clocks go forward would set the page's time back.
      return route.fulfill({ status: 503, headers: { [HEADERS.campus]: WIRE_VERSION } });
    };
    // A start that is under way still asks in several steps, with none open in between.
    await untilRested(page);
    await page.route('**/graphql', busy);
    // What was asked before reaches a campus that has time, and past half of the token's life its answer would renew it.
    await expect.poll(() => open.size).toBe(0);
    const pass = async (ms: number): Promise<void> => {
      campus.advance(ms);
      await letTimePass(page, ms);
      await lookAgain(page);
    };
    await pass(8 * MINUTE);
    await expect(warning).toHaveCount(0);
    await pass(3 * MINUTE);
    await expect(warning).toBeVisible();

    isOffline = true;
    await context.setOffline(true);
    await expect(warning).toHaveCount(0);
    isOffline = false;
    await context.setOffline(false);
    await lookAgain(page);
    await expect(warning).toBeVisible();
    const stay = page.getByRole('button', { name: 'Stay signed in' });
    await stay.evaluate((button) => {
      button.addEventListener('pointerdown', () => Reflect.apply(Reflect.get(globalThis, 'pressed'), undefined, []));
    });
    await stay.click();
    await expect(warning).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('JWT'))).not.toBe(before);
  });
});

test('many tabs and the worker at every expiry: nobody is logged out, and there is one session', {
  tag: '@always',
}, async ({ page, context, campus, lantern }) => {
  test.setTimeout(240_000 + ROUNDS * 20_000);
  const open = openQuestions(context);
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  const tabs = [page];
  for (let n = 1; n < TABS; n += 1) {
    const tab = await context.newPage();
    // Half of them have no locks: then only the campus can say that two renewals at once are one.
    if (n % 2 === 0) await tab.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    await tab.goto(`${lantern}/start`);
    await expect(tab.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
    tabs.push(tab);
  }
  const ring = await backgroundSyncOf(await context.newCDPSession(page), lantern);
  const writer = tabs[1] ?? page;
  await writer.goto(`${lantern}/program/german-for-your-first-weeks/unit/numbers-time-money`);
  await expect(writer.getByRole('heading', { level: 1 })).toBeVisible();
  const tokens = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    // A token that is still on its way when the clock jumps comes to the campus a quarter of an hour old, like a stolen one.
    await expect.poll(() => open.size).toBe(0);
    campus.advance(16 * MINUTE);
    await Promise.all(tabs.map((tab) => letTimePass(tab, 16 * MINUTE)));
    await Promise.all([
      // Something to send at that moment, so that page and worker both come with the expired token. By the keyboard: messages
      // of the rounds before may lie over the button, and stay for as long as a pointer rests on them.
      writer.getByRole('button', { name: 'ookmark: Numbers, time, money' }).press('Enter'),
      ...tabs.map(lookAgain),
      ring(),
    ]);
    const known = [...tokens].at(-1);
    // A tab that slept may load itself anew.
    await expect(async () => {
      const jwt = await page.evaluate(() => localStorage.getItem('JWT') ?? '');
      expect(jwt).not.toBe(known);
      tokens.add(jwt);
    }).toPass({ timeout: 60_000 });
    expect(await openSessions(campus.store, AMAL), `round ${round}`).toHaveLength(1);
  }
  for (const tab of tabs) {
    await tab.goto(`${lantern}/start`);
    await expect(tab.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
  }
  await askToLeave(page, lantern);
  await expectLoggedOut(page);
  // One family: the logout of one tab ends what all of them renewed, and the others leave by themselves.
  await expect.poll(() => openSessions(campus.store, AMAL)).toEqual([]);
  for (const tab of tabs) await expectLoggedOut(tab);
});
