import { asAmal, enterAs, expect, test, toast } from '#tests/support/journeys/journey.ts';

const LESSON = '/program/your-phone-can-do-more/unit/an-email-that-gets-answered/lesson/an-email-that-gets-answered-3';

test('a lesson that was never opened is there on its deep address without a network', { tag: '@always' }, async ({
  page,
  context,
  lantern,
}) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await expect(toast(page, 'Ready offline: your courses now open')).toBeVisible({ timeout: 90_000 });
  await context.setOffline(true);
  await page.goto(lantern + LESSON);
  await expect(page.getByRole('heading', { level: 1, name: 'Say what you need in one sentence' })).toBeVisible();
  await expect(page.getByText('You will be able to')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('The reader has to search.')).toBeVisible();
  // As a browser that has no sanitiser of its own: the library's is on the device too.
  await page.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Say what you need in one sentence' })).toBeVisible();
  await expect(page.getByText('The reader has to search.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your words' }).fill('I need an appointment by Friday.');
  await page.getByRole('button', { name: 'Save your words' }).click();
  await page.getByRole('button', { name: 'Next lesson' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attachments and deadlines' })).toBeVisible();
});

asAmal(
  'after one visit every route of a learner opens without a network',
  { tag: '@always' },
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/start`);
    const failed: string[] = [];
    context.on('requestfailed', (request) => {
      // What the next navigation breaks off did not fail.
      const isCut = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!isCut && /\.(js|css)(\?|$)|\/locales\//.test(request.url())) failed.push(request.url());
    });
    await context.setOffline(true);
    const routes = {
      '/': 'Hello, Amal',
      '/start': 'Hello, Amal',
      '/explore': 'Explore',
      '/bookmarks': 'My courses',
      '/category/language': 'Language',
      '/achievements': 'Achievements',
      '/program/german-for-your-first-weeks': 'German for your first weeks',
      '/program/german-for-your-first-weeks/unit/speaking-cafe': 'Speaking café',
      '/program/german-for-your-first-weeks/unit/numbers-time-money': 'Numbers, time, money',
      '/list/first-papers': 'First papers',
      '/course/hello-my-name-is': 'Hello, my name is …',
      '/no-such-page': 'This page is not here any more.',
    };
    for (const [path, title] of Object.entries(routes)) {
      await page.goto(lantern + path);
      await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
    }
    expect(failed, 'chunks or words that were not on the device').toEqual([]);
  },
);
