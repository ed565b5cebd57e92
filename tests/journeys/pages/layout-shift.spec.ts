import type { BrowserContext, Page } from '@playwright/test';
import { loadOf, shiftsOf, watchLoads } from '#tests/loads/watch-load.ts';
import { BOTH_DIRECTIONS } from '#tests/support/journeys/both-directions.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { LEARNER_ROUTES, VISITOR_ROUTES } from '#tests/support/journeys/routes-to-see.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';

const CONTENT = 'h1';
/** What comes beside the screen, and may come at any time. */
const LATE = /\/media\/|\/icons\/|\.woff2$/;

/** Opens each screen and says what moved on it until it rests, with all that it asked for. */
async function expectNothingMoves(page: Page, origin: string, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await page.goto(origin + route);
    await loadOf(page);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(shiftsOf(await loadOf(page)), route).toEqual([]);
  }
}

/** Letters and pictures come only once the page rests without them. */
async function bringLate(context: BrowserContext): Promise<void> {
  await context.route(LATE, async (route) => {
    // Of a page that is left meanwhile nothing comes any more.
    await loadOf(route.request().frame().page()).catch(() => {});
    await route.continue().catch(() => {});
  });
}

for (const { language, tag } of BOTH_DIRECTIONS)
  test.describe(`nothing moves (${language})`, { tag }, () => {
    test.beforeEach(async ({ context }) => {
      await context.addInitScript((code) => {
        // An empty page has no storage.
        if (location.protocol === 'http:') localStorage.setItem('language', code);
      }, language);
      await watchLoads(context, CONTENT);
    });

    test.describe('at a first visit', () => {
      test.use({ serviceWorkers: 'block', hasReadCookies: false });

      test('of a visitor, with letters and pictures that come late', async ({ page, context, lantern }) => {
        test.slow();
        await bringLate(context);
        await expectNothingMoves(page, lantern, VISITOR_ROUTES);
      });

      test('of a learner, with letters and pictures that come late', async ({ page, context, lantern }) => {
        test.slow();
        await bringLate(context);
        await signIn(context, lantern);
        await expectNothingMoves(page, lantern, LEARNER_ROUTES);
      });
    });

    test.describe('on a phone that knows the campus', () => {
      test.use({ phoneOf: 'Amal', hasSnapshots: true });

      test('with a network, and again without one', async ({ page, context, lantern }) => {
        test.slow();
        await expectNothingMoves(page, lantern, LEARNER_ROUTES);
        await context.setOffline(true);
        // A phone in a plane says so from its first frame on; the emulation says it to a new page only later.
        await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
        await expectNothingMoves(page, lantern, LEARNER_ROUTES);
      });
    });
  });
