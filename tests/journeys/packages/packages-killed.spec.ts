import { changeDemo } from '#tests/support/campus/change-demo.ts';
import { enterAs, expect, test } from '#tests/support/journeys/journey.ts';
import { killAtRandom } from '#tests/support/journeys/kill-at-random.ts';
import { exercise, exerciseCard } from '#tests/support/packages/exercise-journey.ts';
import { addExercises } from '#tests/support/packages/h5p-lesson.ts';
import { packagePage } from '#tests/support/packages/package-page.ts';
import { bringUnit, GOLF, GOLF_PAGES, pageOfGolf, saysYes } from '#tests/support/packages/scorm-journey.ts';

const KILLS = 20;
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
      if (found < LAST) await packagePage(page).locator('#butNext').click();
      const isOld = await killAtRandom(page);
      atMost = Math.min(found + 1, LAST);
      atLeast = isOld ? atMost : found;
    }
  });

test('a tab with an H5P package killed at twenty random moments loses at most the last second @prove', async ({
  context,
  campus,
  lantern,
}) => {
  await changeDemo(campus, (folder) => addExercises(folder, 'lantern', 'drills'));
  const first = await context.newPage();
  await enterAs(first, lantern, 'Enter as Amal');
  await first.close();
  /** Numbers of the options that may be chosen now; none before the first was. */
  let possible: readonly number[] = [-1];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const page = await context.newPage();
    await page.goto(`${lantern}/course/drills/lesson/drills-1`);
    await exerciseCard(page, 'Oslo').scrollIntoViewIfNeeded();
    const options = exercise(page, 'Oslo').getByRole('radio');
    await expect(options.first()).toBeVisible();
    const checked = await options.evaluateAll((all) =>
      all.findIndex((option) => option.getAttribute('aria-checked') === 'true'),
    );
    expect(possible, `after kill ${kill - 1}`).toContain(checked);
    const next = (checked + 1) % (await options.count());
    await options.nth(next).click();
    possible = (await killAtRandom(page)) ? [next] : [checked, next];
  }
});
