import type { BrowserContext, Page } from '@playwright/test';
import { loadOf, shiftsOf, watchLoads } from '#tests/loads/watch-load.ts';
import { BOTH_DIRECTIONS } from '#tests/support/journeys/both-directions.ts';
import { bringAnswersLate, bringDateFormatsLate, bringLettersLate } from '#tests/support/journeys/bring-late.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { LEARNER_ROUTES, VISITOR_ROUTES } from '#tests/support/journeys/routes-to-see.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';

const CONTENT = 'h1';
/** A page waits most of its time until nobody touches it: so many do that side by side. */
const PAGES = 4;
/** A month that date-fns has in one file for each language. */
const NOVEMBER = { ar: 'نوفمبر', en: 'November' };

/** Screens that are kept on the device and say so when they could not be asked for again (OFFLINE-8), and what is like them. */
const KEPT_ROUTES = LEARNER_ROUTES.slice(0, 12);

/** Pages of a visitor that show what the campus answers, or say what came of a link. */
const WITH_ANSWERS = [
  '/',
  '/partner/lindenau',
  '/partner',
  '/terms',
  '/register/confirmed/made-up',
  '/token_login/made-up',
];

type Prepare = (page: Page) => Promise<void>;

/** In a page: letters and pictures that came late are there, and painted. */
async function isAllThere(): Promise<boolean> {
  await document.fonts.ready;
  const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
  if (!images.every(({ complete }) => complete)) return false;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return true;
}

/** Opens each screen and says what moved on it until it rests, with all that it asked for. */
async function expectNothingMoves(
  context: BrowserContext,
  origin: string,
  routes: readonly string[],
  prepare: Prepare = async () => {},
): Promise<void> {
  const waiting = [...routes];
  const look = async (): Promise<void> => {
    const page = await context.newPage();
    await prepare(page);
    for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
      await page.goto(origin + route);
      await loadOf(page);
      await page.waitForFunction(isAllThere);
      expect.soft(shiftsOf(await loadOf(page)), route).toEqual([]);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: PAGES }, look));
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

      test('of a visitor, with letters and pictures that come late, and answers after the frame', async ({
        context,
        lantern,
      }) => {
        test.slow();
        await bringLettersLate(context);
        await expectNothingMoves(context, lantern, VISITOR_ROUTES);
        await expectNothingMoves(context, lantern, WITH_ANSWERS, bringAnswersLate);
      });

      test('of a learner, with letters and pictures and the words of dates that come late', async ({
        context,
        lantern,
      }) => {
        test.slow();
        await bringLettersLate(context);
        if (language !== 'en') await bringDateFormatsLate(context, NOVEMBER[language]);
        await signIn(context, lantern);
        await expectNothingMoves(context, lantern, LEARNER_ROUTES);
      });
    });

    test.describe('on a phone that knows the campus', () => {
      // A line of Arabic that fits on a phone of 360 pixels breaks on this one.
      test.use({ phoneOf: 'Amal', hasSnapshots: true, viewport: { width: 412, height: 823 } });

      test('with a network, with one that stops answering, and without one', async ({ context, lantern }) => {
        test.slow();
        await expectNothingMoves(context, lantern, LEARNER_ROUTES);
        await context.setOffline(true);
        // The page believes in a network until its questions have failed.
        await expectNothingMoves(context, lantern, KEPT_ROUTES);
        // A phone in a plane says so from its first frame on; the emulation says it to a new page only later.
        await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
        await expectNothingMoves(context, lantern, LEARNER_ROUTES);
        // The line that says so goes after a while and leaves a sign.
        const page = await context.newPage();
        await page.goto(`${lantern}/start`);
        await expect(page.locator('[role=status] > span > svg')).toBeVisible();
        expect(shiftsOf(await loadOf(page))).toEqual([]);
      });
    });
  });
