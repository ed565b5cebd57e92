import { statSync } from 'node:fs';
import { join } from 'node:path';
import { asAmal, bookmarksOf, enterAs, expect, readyOffline, test, toast } from '#tests/support/journeys/journey.ts';
import { buildNext, silent, withoutDocuments } from '#tests/support/journeys/next-build.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

asAmal(
  'a new version is offered, never forced: the old tab goes on, and what waits goes along',
  { tag: '@always' },
  async ({ page, context, campus, lantern }) => {
    const next = buildNext();
    await page.goto(`${lantern}/start`);
    const lookForUpdate = () =>
      page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    const version = () => page.evaluate(() => document.documentElement.dataset.version ?? 'first');
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/\/assets\/.*\.js$/.test(name) ? [name] : [])),
    );
    expect(files.length).toBeGreaterThan(3);

    await test.step('one that cannot say that it reads what is here is not offered, and why is kept for those who help', async () => {
      await campus.deploy(silent(next));
      await lookForUpdate();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('heldBack'))).toContain('no answer');
      await expect(toast(page, 'A new version is ready.')).toHaveCount(0);
    });

    await campus.deploy(next);
    // Something typed and not sent: a page that reloads by itself would eat it.
    await page.getByRole('link', { name: 'My courses' }).first().click();
    await page.getByLabel('New list').fill('Half a name');
    await lookForUpdate();
    await expect(toast(page, 'A new version is ready.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('heldBack'))).toBeNull();
    await expect(page.getByLabel('New list')).toHaveValue('Half a name');
    expect(await version()).toBe('first');

    // What the old tab may still load is there for it, after the new build took its place.
    for (const file of nonEmpty(files, 'file of the old build')) {
      const answer = await context.request.get(file.replace('lantern.localhost', '127.0.0.1'));
      expect(answer.status(), file).toBe(200);
    }

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await page
      .getByRole('button', { name: /^Bookmark: / })
      .first()
      .click();
    await expect(page.getByText('Waiting to be sent').first()).toBeAttached();
    const before = await bookmarksOf(campus.store, '1-amal');

    // Taken without a network: the next version is whole on the device before it is offered.
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => version().catch(() => 'between')).toBe('next');
    await expect(page.getByText('Waiting to be sent').first()).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    expect(await bookmarksOf(campus.store, '1-amal')).toHaveLength(before.length + 1);
  },
);

/** What an update costs a learner who comes back, where one line has changed in the page's largest file of our own: bytes (docs/performance.md). */
const ONE_LINE = 25_000;
/** What a browser's timeline adds to the bytes of each answer for its headers, however many they are (Resource Timing, transferSize). */
const HEADERS = 300;

test('a new version of one changed line fetches what changed, and no more', async ({
  page,
  context,
  campus,
  lantern,
}) => {
  const next = buildNext();
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await campus.deploy(next);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect(toast(page, 'A new version is ready.')).toBeVisible();
  const waiting = nonEmpty(context.serviceWorkers(), 'worker').at(-1);
  const fetched = await waiting?.evaluate((headers) => {
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    return entries.map(({ name, transferSize }) => ({ name, bytes: Math.max(0, transferSize - headers) }));
  }, HEADERS);
  const registered = { name: '/sw.js', bytes: statSync(join(next, 'sw.js.br')).size };
  const files = [registered, ...nonEmpty(fetched ?? [], 'file that the new worker fetched')];
  // What a first install takes in one file is of no use to a device that has all but a few of it (`sw/install-pack.ts`).
  expect(files.filter(({ name }) => name.includes('/assets/pack-'))).toEqual([]);
  expect(
    files.reduce((sum, { bytes }) => sum + bytes, 0),
    JSON.stringify(files),
  ).toBeLessThanOrEqual(ONE_LINE);
});

test('a screen whose file is gone says so and offers the reload', async ({ browser, lantern, faults }) => {
  // Without a worker, as on a first visit or in a browser that has none.
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en' });
  const page = await context.newPage();
  await page.goto(`${lantern}/explore`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Log in' }).click();
  // By the screen of errors, or in its plain form where that has not come either.
  await expect(page.getByRole('main').getByText('A new version is ready.')).toBeVisible();
  await page.unroute(/\/assets\/.*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await context.close();
  expect(faults).toEqual([]);
});

test('a campus that does not know the queries of this build is asked by their texts', async ({
  page,
  campus,
  lantern,
}) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await campus.deploy(withoutDocuments(campus.dataDir));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await page.goto(`${lantern}/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const isAsked = (begin: RegExp) => expect.poll(() => asked.some((body) => begin.test(body))).toBe(true);
  await isAsked(/query UserProfile #/);
  await isAsked(/query UserProfile \{/);
});
