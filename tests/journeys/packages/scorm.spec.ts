import type { Page } from '@playwright/test';
import { asAmal, enterAs, expect, type JourneyCampus, test } from '#tests/support/journeys/journey.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';
import {
  bringUnit,
  GOLF,
  GOLF_PAGES,
  golfShows,
  nextPages,
  placesOnDisk,
  saysYes,
} from '#tests/support/packages/scorm-journey.ts';

const PAGES = GOLF_PAGES.slice(1);

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
    saysYes(page);
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
    await expect(page.getByText('This is a review: nothing changes.')).toBeVisible();
    await golfShows(page, 'assessmenttemplate');
  });

test('a tab that dies in the middle goes on where the device had it', { tag: '@always' }, async ({
  page,
  campus,
  lantern,
}) => {
  await bringUnit(campus, 'golf', GOLF['1.2']);
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/course/golf/play`);
  await golfShows(page, 'Playing');
  await nextPages(page, PAGES.slice(0, 4));
  await expect.poll(async () => (await placesOnDisk(page)).at(-1)).toBe('4');
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  saysYes(again);
  await again.goto(`${lantern}/course/golf/play`);
  await golfShows(again, 'RulesOfGolf');
});

test('two devices that go apart and meet keep both attempts, and the page says which one counts', {
  tag: '@always',
}, async ({ page, campus, lantern, browser }) => {
  saysYes(page);
  await bringUnit(campus, 'golf', GOLF['1.2']);
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/course/golf`);
  await openCourse(page);
  await nextPages(page, PAGES.slice(0, 2));
  await closeCourse(page);
  await expect.poll(() => standingOf(campus)).toBe('TAKEN');
  const other = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  const desk = await other.newPage();
  saysYes(desk);
  await enterAs(desk, lantern, 'Enter as Amal');
  await desk.goto(`${lantern}/course/golf`);
  await openCourse(desk, 'Go on');
  await golfShows(desk, 'Scoring');
  // The phone opens it too, and loses its network before it says anything of what it does.
  await openCourse(page, 'Go on');
  await golfShows(page, 'Scoring');
  await page.context().setOffline(true);
  await nextPages(page, PAGES.slice(2, 4));
  await expect(page.getByText('Saved on this device. Waiting to be sent.')).toBeVisible();
  await nextPages(desk, [...PAGES.slice(2), 'assessmenttemplate']);
  await closeCourse(desk);
  await expect.poll(() => standingOf(campus)).toBe('COMPLETED');
  await page.context().setOffline(false);
  await closeCourse(page);
  const expectBoth = async (device: Page): Promise<void> => {
    await expect(device.getByText('This attempt counts, because it is finished.')).toBeVisible();
    await expect(device.getByText('both attempts are kept')).toBeVisible();
    await expect(device.getByText('1 other attempt')).toBeVisible();
  };
  await expectBoth(page);
  // The player asks the campus what other devices did; the page shows it from then on.
  await openCourse(desk, 'Look at it again');
  await golfShows(desk, 'assessmenttemplate');
  await closeCourse(desk);
  await expectBoth(desk);
  await other.close();
});

test('the keyboard goes into a package and out of it again', async ({ page, campus, lantern }) => {
  await bringUnit(campus, 'golf', GOLF['1.2']);
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/course/golf/play`);
  await golfShows(page, 'Playing');
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/course\/golf$/);
  await page.goBack();
  await golfShows(page, 'Playing');
});

asAmal(
  'what stands around a package of several parts serves everybody, on a phone and at a desk',
  async ({ page, lantern }) => {
    await page.goto(`${lantern}/course/contracts-and-phone-tariffs`);
    await page.getByRole('link', { name: 'Open course' }).click();
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await page.getByRole('button', { name: 'Contents of the course' }).click();
    const contents = page.getByRole('dialog').getByRole('navigation', { name: 'Contents of the course' });
    await expect(contents.getByRole('button', { name: /An der Tür/ })).toHaveAttribute('aria-current', 'page');
    await expect(contents.getByRole('button', { name: /Not open yet/ })).toHaveAttribute('aria-disabled', 'true');
    expect(await seriousFaults(page)).toEqual([]);
    await contents.getByRole('button', { name: 'Am Telefon' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.setViewportSize({ width: 1200, height: 800 });
    const rail = page.getByRole('complementary').getByRole('navigation', { name: 'Contents of the course' });
    await expect(rail.getByRole('button', { name: 'Am Telefon' })).toHaveAttribute('aria-current', 'page');
    expect(await seriousFaults(page)).toEqual([]);
  },
);
