import type { Page } from '@playwright/test';
import { enterAs, expect, type JourneyCampus, test } from '#tests/support/journey.ts';
import { bringUnit, GOLF, golfShows, nextPages } from '#tests/support/scorm-journey.ts';

/** Pages of the package after the first, to its end, where it is completed. */
const PAGES = [
  ...['Par', 'Scoring', 'OtherScoring', 'RulesOfGolf', 'Course', 'Distracting', 'Play', 'Overview'],
  ...['CalculatingHandicap', 'CalculatingScore', 'Example', 'HowToHaveFun', 'MakeFriends'],
];

/** The package asks whether to go on where one was. */
function goesOn(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept());
}

async function standingOf({ store }: JourneyCampus): Promise<string | undefined> {
  const row = await store.read
    .selectFrom('course_status')
    .select('status')
    .where('course_id', '=', 'golf')
    .executeTakeFirst();
  return row?.status;
}

async function openCourse(page: Page, words = 'Open course'): Promise<void> {
  await page.getByRole('link', { name: words }).click();
  await expect(page).toHaveURL(/\/course\/golf\/play/);
}

async function closeCourse(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Close the course' }).click();
  await expect(page).toHaveURL(/\/course\/golf$/);
}

for (const version of ['1.2', '2004'] as const)
  test(`a real SCORM ${version} package runs, is left, goes on where it was, and is completed`, async ({
    page,
    campus,
    lantern,
  }) => {
    goesOn(page);
    await bringUnit(campus, 'golf', GOLF[version]);
    await enterAs(page, lantern, 'Enter as Amal');
    await page.goto(`${lantern}/course/golf`);
    await expect(page.getByRole('heading', { name: /Interactive course · needs/ })).toBeVisible();
    await openCourse(page);
    await golfShows(page, 'Playing');
    await nextPages(page, PAGES.slice(0, 3));
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await closeCourse(page);
    await expect(page.getByText('Started').first()).toBeVisible();
    await expect.poll(() => standingOf(campus)).toBe('TAKEN');
    await openCourse(page, 'Go on');
    await golfShows(page, 'OtherScoring');
    await nextPages(page, PAGES.slice(3));
    await nextPages(page, ['assessmenttemplate']);
    await closeCourse(page);
    await expect(page.getByRole('link', { name: 'Look at it again' })).toBeVisible();
    await expect.poll(() => standingOf(campus)).toBe('COMPLETED');
    await openCourse(page, 'Look at it again');
    await expect(page.getByText('You look at it again: nothing of it changes.')).toBeVisible();
    await golfShows(page, 'assessmenttemplate');
  });

test('a tab that dies in the middle loses no page that was shown a second ago', async ({ page, campus, lantern }) => {
  await bringUnit(campus, 'golf', GOLF['1.2']);
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/course/golf/play`);
  await golfShows(page, 'Playing');
  await nextPages(page, PAGES.slice(0, 4));
  await expect(page.getByText('Saved just now')).toBeVisible();
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  goesOn(again);
  await again.goto(`${lantern}/course/golf/play`);
  await golfShows(again, 'RulesOfGolf');
});
