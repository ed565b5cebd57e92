import { enterAs, expect, test } from '#tests/support/journey.ts';
import { bringUnit, GOLF, GOLF_PAGES, golfOn, pageOfGolf, saysYes } from '#tests/support/scorm-journey.ts';

const KILLS = 20;
/** What is older than this is on the disk (issue 8, Content origin), ms. */
const LOST_MOST = 1000;
const LAST = GOLF_PAGES.length - 1;

for (const version of ['1.2', '2004'] as const)
  test(`a tab with SCORM ${version} killed at twenty random moments loses at most the last second, and never goes back @prove`, async ({
    context,
    campus,
    lantern,
  }) => {
    await bringUnit(campus, 'golf', GOLF[version]);
    const first = await context.newPage();
    await enterAs(first, lantern, 'Enter as Amal');
    await first.close();
    let atLeast = 0;
    let atMost = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const page = await context.newPage();
      saysYes(page);
      await page.goto(`${lantern}/course/golf/play`);
      const found = await pageOfGolf(page);
      expect(found, `after kill ${kill - 1}`).toBeGreaterThanOrEqual(atLeast);
      expect(found, `after kill ${kill - 1}`).toBeLessThanOrEqual(atMost);
      if (found < LAST) await golfOn(page).locator('#butNext').click();
      const said = Date.now();
      // The moment is what is tried.
      const moment = Math.random() * 1.5 * LOST_MOST;
      await expect.poll(() => Date.now() - said, { intervals: [10] }).toBeGreaterThan(moment);
      const isOld = Date.now() - said > LOST_MOST;
      await page.close({ runBeforeUnload: false });
      atMost = Math.min(found + 1, LAST);
      atLeast = isOld ? atMost : found;
    }
  });
