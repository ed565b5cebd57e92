import type { Page } from '@playwright/test';
import { BOTH_DIRECTIONS } from '#tests/support/journeys/both-directions.ts';
import { asAmal, enterAs, expect, type JourneyCampus, test } from '#tests/support/journeys/journey.ts';
import { giveDates, takePlace } from '#tests/support/journeys/journey-dates.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

const COURSE = 'talk-with-a-midwife';
const DAY = 24 * 60;
const PEOPLE = ['1-amal', '1-olena', '1-reza'];

test.beforeEach(async ({ campus }) => {
  const dates = [
    { id: 'running', denomination: 'Questions at noon', starts: -10, takes: 120, places: 10 },
    { id: 'later', denomination: 'Questions in spring', starts: 40 * DAY },
    { id: 'before', denomination: 'Questions in summer', starts: -40 * DAY },
  ];
  await giveDates(campus, COURSE, [{ id: 'talks', dates }]);
  for (const id of PEOPLE) await takePlace(campus, id, 'running');
});

const toggleOf = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(name) }).getByRole('button', { name: 'Present' });
const counter = (page: Page, words: string) =>
  page.locator('dl > div').filter({ has: page.getByText(words, { exact: true }) });

/** Who was there, as the campus has it. */
async function thereAccordingTo({ store }: JourneyCampus): Promise<string[]> {
  const rows = await store.read
    .selectFrom('appointment_place')
    .where('appointment_id', '=', 'running')
    .where('did_attend', '=', 1)
    .select('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id).sort();
}

test('a tutor says who was there; what was saved is there after a reload, and what was not is said', async ({
  page,
  campus,
  lantern,
}) => {
  await enterAs(page, lantern, /Katrin/);
  await page.goto(`${lantern}/start`);
  const taught = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Talk with a midwife' }) });
  await taught.getByRole('link', { name: 'Attendance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attendance' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['To come', 'Over', 'Rounds', 'New round']);
  await page.getByRole('link', { name: 'Questions at noon' }).click();

  await expect(counter(page, 'Registered')).toContainText('3');
  await expect(counter(page, 'Places')).toContainText('10');
  await toggleOf(page, 'Amal').click();
  await expect(page.getByRole('row', { name: /Amal/ })).toContainText('Saved');
  await expect(counter(page, 'There')).toContainText('1');

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetAttendance') ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  const reza = page.getByRole('row', { name: /Reza/ });
  await toggleOf(page, 'Reza').click();
  await expect(reza).toContainText('Not saved.');
  await expect(toggleOf(page, 'Reza')).toHaveAttribute('aria-pressed', 'false');
  expect(await thereAccordingTo(campus)).toEqual(['1-amal']);

  await page.unroute('**/graphql');
  await page.reload();
  await expect(toggleOf(page, 'Amal')).toHaveAttribute('aria-pressed', 'true');
  await expect(toggleOf(page, 'Reza')).toHaveAttribute('aria-pressed', 'false');
  await toggleOf(page, 'Reza').click();
  await expect(reza).toContainText('Saved');
  await toggleOf(page, 'Amal').click();
  await expect(counter(page, 'There')).toContainText('1');
  await expect.poll(() => thereAccordingTo(campus)).toEqual(['1-reza']);
});

test('by keyboard, by search, and all at once; without a network it says so before the tap', async ({
  page,
  context,
  campus,
  lantern,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await enterAs(page, lantern, /Katrin/);
  await page.goto(`${lantern}/course/${COURSE}/attendance/running`);
  await toggleOf(page, 'Amal').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(toggleOf(page, 'Olena')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counter(page, 'There')).toContainText('2');
  expect(await thereAccordingTo(campus)).toEqual(['1-amal', '1-olena']);

  await page.getByLabel('Search people').fill('nobody');
  await expect(page.getByText('No one here has this name.')).toBeVisible();
  await page.getByLabel('Search people').fill('REZA');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Mark this 1 as present' })).toBeEnabled();
  await page.getByLabel('Search people').fill('');

  await context.setOffline(true);
  await expect(page.getByText('Attendance needs the internet')).toBeVisible();
  await expect(toggleOf(page, 'Reza')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Mark all present' })).toBeDisabled();
  await context.setOffline(false);
  await expect(toggleOf(page, 'Reza')).toBeEnabled();

  await page.getByRole('button', { name: 'Mark all present' }).click();
  await expect(page.getByText('Everyone is marked as present.')).toBeVisible();
  expect(await thereAccordingTo(campus)).toEqual(PEOPLE);
});

test('before it begins nothing can be said, and a run can be taken as a whole', async ({ page, campus, lantern }) => {
  await takePlace(campus, '1-amal', 'later');
  await enterAs(page, lantern, /Katrin/);
  await page.goto(`${lantern}/course/${COURSE}/attendance/later`);
  await expect(page.getByText('You can mark who is there as soon as it begins')).toBeVisible();
  await expect(toggleOf(page, 'Amal')).toBeDisabled();
  await page.getByRole('link', { name: 'All dates' }).click();
  await page.getByLabel('All dates together').click();
  await expect(page.getByLabel('All dates together')).toBeChecked();
  const run = await campus.store.read
    .selectFrom('run')
    .where('id', '=', 'talks')
    .select('enroll_to_all')
    .executeTakeFirst();
  expect(run?.enroll_to_all).toBe(1);
});

asAmal('who does not teach finds no such page', async ({ page, lantern }) => {
  await page.goto(`${lantern}/start`);
  for (const path of [`/course/${COURSE}/attendance`, `/course/${COURSE}/attendance/running`]) {
    await page.goto(lantern + path);
    await expect(page.getByRole('heading', { level: 1, name: 'This course is not here any more.' })).toBeVisible();
  }
});

for (const { language, tag } of BOTH_DIRECTIONS) {
  test(`attendance has no serious fault for assistive technology (${language})`, { tag }, async ({
    page,
    context,
    lantern,
  }) => {
    await context.addInitScript((code) => localStorage.setItem('language', code), language);
    await enterAs(page, lantern, /Katrin/);
    for (const width of [360, 1200]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of ['/start', `/course/${COURSE}/attendance`, `/course/${COURSE}/attendance/running`]) {
        await page.goto(lantern + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seriousFaults(page), `${path} at ${width}`).toEqual([]);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
