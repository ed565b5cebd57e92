import type { BrowserContext, Page } from '@playwright/test';
import { askToLeave, deviceDump, expectLoggedOut, makeList, wordsIn } from '#tests/support/campus/people.ts';
import { countedBy, eventsOf, letCount, pagesOf } from '#tests/support/journeys/count-visits.ts';
import { enterAs, expect, readyOffline, test } from '#tests/support/journeys/journey.ts';

test.use({ hasReadCookies: false });

const statistics = (page: Page) => page.getByRole('region', { name: 'Cookies for statistics' });

/** What waits on the device to be sent. */
async function waiting(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Whoever opens a database that is not there makes an empty one, which the app could not use.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'device')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('device');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('events').objectStore('events').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result.map(({ event }) => event.type));
        };
      };
    });
  });
}

/** Answers the two banners; the second only where there is something to ask. */
async function answer(page: Page, word: 'Accept all' | 'Reject all'): Promise<void> {
  await page.getByRole('button', { name: 'Understood' }).click();
  await statistics(page).getByRole('button', { name: word }).click();
  await expect(statistics(page)).toBeHidden();
}

/** The campus hears nothing of what was counted, so that it waits however long a step takes; answers how to let it through. */
async function hold(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/event', (route) => route.abort());
  return () => context.unroute('**/event');
}

/** The page is looked at no more: what was counted is sent now. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

test('nothing is counted without a yes: before the question, and after a no', { tag: '@always' }, async ({
  page,
  campus,
  lantern,
}) => {
  await letCount(campus);
  const reports = eventsOf(page);
  await page.goto(`${lantern}/explore`);
  await answer(page, 'Reject all');
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hide(page);
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await hide(page);
  expect(await waiting(page)).toEqual([]);
  expect(reports).toEqual([]);
  expect(await countedBy(campus)).toEqual([]);
});

test('a yes counts the pages of a visit, by the device’s number first and then by the person', async ({
  page,
  context,
  campus,
  lantern,
}) => {
  await letCount(campus);
  const letThrough = await hold(context);
  await page.goto(`${lantern}/explore?utm_source=paper#top`);
  await answer(page, 'Accept all');
  await expect.poll(() => waiting(page)).toEqual(['BROWSER_LANGUAGE', 'PAGE_VIEW']);
  await letThrough();
  const reports = eventsOf(page);
  await hide(page);
  await expect.poll(() => pagesOf(campus)).toEqual(['/explore']);
  await expect.poll(() => reports).toHaveLength(1);
  const number = await page.evaluate(() => localStorage.getItem('visitorId'));
  const language = { type: 'BROWSER_LANGUAGE', payload: { language: 'en' }, by: number };
  const first = { domain: 'lantern.localhost', referrer: '', url: `${lantern}/explore` };
  expect(await countedBy(campus)).toEqual([language, { type: 'PAGE_VIEW', payload: first, by: number }]);

  await enterAs(page, lantern, 'Enter as Amal');
  await makeList(page, lantern, 'For the bus');
  await expect
    .poll(async () => {
      await hide(page);
      return (await countedBy(campus)).map(({ type }) => type);
    })
    .toContain('BUTTON_INTERACTION');
  const counted = await countedBy(campus);
  expect(counted.find(({ type }) => type === 'BUTTON_INTERACTION')).toEqual({
    type: 'BUTTON_INTERACTION',
    payload: { name: 'list.create' },
    by: '1-amal',
  });
  expect(wordsIn(JSON.stringify(counted), ['For the bus', 'amal@'])).toEqual([]);
});

test('without a network it waits, and arrives once', async ({ page, context, campus, lantern }) => {
  await letCount(campus);
  await page.goto(`${lantern}/explore`);
  await answer(page, 'Accept all');
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await expect
    .poll(async () => {
      await hide(page);
      return (await pagesOf(campus)).length > 0 && waiting(page);
    })
    .toEqual([]);

  await context.setOffline(true);
  await page.getByRole('link', { name: 'My courses' }).first().click();
  await expect(page.getByLabel('New list')).toBeVisible();
  await expect.poll(() => waiting(page)).toEqual(['PAGE_VIEW']);
  await hide(page);
  // From the page's beginning on: requests of one that has a worker are not met later.
  let isBack = false;
  let lost = 0;
  await page.route('**/event', async (route) => {
    if (!isBack) return route.abort();
    if (lost > 0) return route.continue();
    // The campus gets it, and the page hears nothing of that. The test itself knows no name under .localhost; the address
    // without one is the same organisation's.
    const { port } = new URL(lantern);
    expect((await route.fetch({ url: `http://127.0.0.1:${port}/event` })).status()).toBe(200);
    lost += 1;
    return route.abort();
  });
  await page.reload();
  await expect(page.getByLabel('New list')).toBeVisible();
  await expect.poll(async () => (await waiting(page)).filter((type) => type === 'PAGE_VIEW')).toHaveLength(2);
  const isLists = (path: string): boolean => path === '/bookmarks';
  expect((await pagesOf(campus)).filter(isLists)).toEqual([]);

  isBack = true;
  await context.setOffline(false);
  await expect.poll(() => lost).toBe(1);
  expect(await waiting(page)).toContain('PAGE_VIEW');
  await expect
    .poll(async () => {
      await hide(page);
      return waiting(page);
    })
    .toEqual([]);
  // Once before the page was loaded again, and once after that.
  expect((await pagesOf(campus)).filter(isLists)).toHaveLength(2);
});

test('a yes that is taken back takes along what waits, and nothing more is counted', async ({
  page,
  context,
  campus,
  lantern,
}) => {
  await letCount(campus);
  const letThrough = await hold(context);
  await page.goto(`${lantern}/explore`);
  await answer(page, 'Accept all');
  await expect.poll(() => waiting(page)).toContain('PAGE_VIEW');
  // Another tab of the same visit goes on; what it counts is not kept any more.
  const other = await context.newPage();
  await other.goto(`${lantern}/explore`);
  await expect.poll(() => waiting(other)).toHaveLength(4);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  await settings.getByLabel('Statistics').uncheck();
  await Promise.all([page.waitForEvent('load'), settings.getByRole('button', { name: 'Save' }).click()]);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  expect(await waiting(page)).toEqual([]);
  await letThrough();
  const reports = [eventsOf(page), eventsOf(other)];
  await other.getByRole('link', { name: 'Log in' }).first().click();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await hide(other);
  await hide(page);
  expect(await waiting(page)).toEqual([]);
  expect(reports.flat()).toEqual([]);
  expect(await countedBy(campus)).toEqual([]);
});

test('a logout leaves nothing that was counted of the person, and the next one is asked', async ({
  page,
  context,
  campus,
  lantern,
}) => {
  await letCount(campus);
  await page.goto(`${lantern}/explore`);
  await answer(page, 'Accept all');
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'My courses' }).first().click();
  await expect.poll(() => waiting(page)).toContain('PAGE_VIEW');
  expect(wordsIn(await deviceDump(page, context), ['"person":"1-amal"'])).toHaveLength(1);
  await askToLeave(page, lantern);
  await expectLoggedOut(page);
  expect(await waiting(page)).toEqual([]);
  expect(wordsIn(await deviceDump(page, context), ['1-amal', 'PAGE_VIEW'])).toEqual([]);
  await expect(statistics(page)).toBeVisible();
});

test('the settings say what was chosen, and take it back', async ({ page, context, campus, lantern }) => {
  await letCount(campus);
  await hold(context);
  await page.goto(`${lantern}/explore`);
  await answer(page, 'Accept all');
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/settings/privacy`);
  await expect(page.getByText('You allow statistics, since')).toBeVisible();
  await expect.poll(() => waiting(page)).toContain('PAGE_VIEW');
  await page.getByRole('main').getByRole('button', { name: 'Cookie settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  await settings.getByLabel('Statistics').uncheck();
  await Promise.all([page.waitForEvent('load'), settings.getByRole('button', { name: 'Save' }).click()]);
  await expect(page.getByText('You do not allow statistics.')).toBeVisible();
  expect(await waiting(page)).toEqual([]);
});
