import type { Route } from '@playwright/test';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { askedBy } from './asked-by.ts';
import { visit, watchLearner } from './watch-load.ts';

/** On a computer that does much else. */
const UNTIL_ASKED = { timeout: 20_000 };

/** The gates before each screen, and what the frame has beside it. */
const EVERYWHERE = ['AppBaseData', 'Notifications', 'UnreadNotifications'];
const FIRST = {
  '/start': ['Home', 'Surveys'],
  '/course/hello-my-name-is': ['Course'],
  '/course/hello-my-name-is/lesson/hello-my-name-is-2': ['Course', 'Lesson'],
  '/program/your-phone-can-do-more': ['Module'],
  '/program/your-phone-can-do-more/unit/an-email-that-gets-answered': ['Course'],
};

for (const [path, ofScreen] of Object.entries(FIRST)) {
  const first = [...EVERYWHERE, ...ofScreen].toSorted();
  test(`a first visit to ${path} asks its questions before any script of the app is there, and each once`, async ({
    context,
    lantern,
  }) => {
    await watchLearner(context, lantern);
    const page = await context.newPage();
    const asked = askedBy(page);
    // The app comes once its questions have been asked: a page that waits for its scripts to ask them would wait for ever.
    await page.route('**/assets/*.js', async (route) => {
      await expect.poll(() => asked.toSorted(), UNTIL_ASKED).toEqual(first);
      await route.continue();
    });
    await visit(page, lantern + path);
    expect(asked.filter((name) => first.includes(name)).toSorted()).toEqual(first);
  });
}

/** What a page shows where each request of its first script, which alone asks without the token that renews, ends so. */
for (const [how, end] of Object.entries({
  'nobody answers': (route: Route) => route.abort(),
  'is refused since the session is too old': (route: Route) =>
    route.fulfill({ status: 401, headers: { 'campus-answer': '1' }, json: { errors: [] } }),
}))
  test(`what ${how} beforehand is asked again by the app`, async ({ context, lantern }) => {
    await watchLearner(context, lantern);
    const page = await context.newPage();
    let ended = 0;
    await page.route('**/graphql', async (route) => {
      if (route.request().headers()['refresh-token'] !== undefined) return route.fallback();
      ended += 1;
      await end(route);
    });
    await visit(page, `${lantern}/start`);
    expect(ended).toBe(1);
    await expect(page.getByRole('heading', { name: 'Hello, Amal' })).toBeVisible();
  });
