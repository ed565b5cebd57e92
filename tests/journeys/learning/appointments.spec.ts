import type { Page } from '@playwright/test';
import { BOTH_DIRECTIONS } from '#tests/support/journeys/both-directions.ts';
import { enterAs, expect, type JourneyCampus, readyOffline, test, toast } from '#tests/support/journeys/journey.ts';
import { giveDates, sayWasThere, takePlace } from '#tests/support/journeys/journey-dates.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

const CAFE = 'speaking-cafe';
const TALK = 'talk-with-a-midwife';
const DAY = 24 * 60;
const HOUR_MS = 3_600_000;
const AMAL = '1-amal';

const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Who has a place there, as the campus has it. */
async function placesAt({ store }: JourneyCampus, id: string): Promise<string[]> {
  const rows = await store.read
    .selectFrom('appointment_place')
    .where('appointment_id', '=', id)
    .select('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id).sort();
}

test('a session is registered for, distinguished from another one at that time, joined, and certified', async ({
  browser,
  page,
  campus,
  lantern,
}) => {
  const evening = { id: 'evening', denomination: 'An evening of stories', url: 'https://meet.example/stories' };
  await giveDates(campus, CAFE, [{ id: 'stories', dates: [{ ...evening, starts: 10, hasCertificate: true }] }]);
  const talk = { id: 'talk', denomination: 'A talk with Oksana', url: 'https://meet.example/talk' };
  await giveDates(campus, TALK, [{ id: 'talks', dates: [{ ...talk, starts: 40 }] }]);
  await enterAs(page, lantern, /Amal/);

  await page.goto(`${lantern}/course/${CAFE}`);
  const stories = card(page, evening.denomination);
  await expect(stories.getByRole('link', { name: 'Join' })).toHaveCount(0);
  await stories.getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'You are registered.')).toBeVisible();
  await expect(stories.getByText('You are registered', { exact: true })).toBeVisible();
  const join = stories.getByRole('link', { name: 'Join' });
  await expect(join).toHaveAttribute('href', evening.url);
  await expect(join).toHaveAttribute('rel', 'noopener noreferrer');

  await page.goto(`${lantern}/course/${TALK}`);
  await card(page, talk.denomination).getByRole('button', { name: 'Register' }).click();
  const conflict = page.getByRole('dialog', { name: 'At the same time' });
  await expect(conflict.getByRole('listitem')).toContainText([evening.denomination]);
  await conflict.getByRole('button', { name: 'OK' }).click();
  await expect(conflict).toHaveCount(0);
  expect(await placesAt(campus, 'talk')).toEqual([AMAL]);

  await card(page, talk.denomination).getByRole('button', { name: 'Join' }).click();
  await expect(toast(page, 'The room opens 15 minutes before the start')).toBeVisible();

  campus.advance(3 * HOUR_MS);
  await sayWasThere(campus, AMAL, 'evening');
  // On another phone, which asks the campus at once and so learns how late it is.
  const other = await (await browser.newContext()).newPage();
  await enterAs(other, lantern, /Amal/);
  await other.goto(`${lantern}/course/${CAFE}`);
  await other.getByText('1 date that is over').click();
  const over = card(other, evening.denomination);
  await expect(over.getByText('You were there.')).toBeVisible();
  const [file] = await Promise.all([
    other.waitForEvent('download'),
    over.getByRole('button', { name: 'Download certificate' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Certificate.pdf');
  await other.context().close();
});

test('a place that was taken meanwhile is gone; one given back can be had again', async ({ page, campus, lantern }) => {
  const dates = [
    { id: 'small', denomination: 'A small round', starts: 2 * DAY, places: 1 },
    { id: 'late', denomination: 'A round that is closed', starts: 3 * DAY, deadline: -5 },
    { id: 'open', denomination: 'A round for many', starts: 4 * DAY, places: 9 },
  ];
  await giveDates(campus, CAFE, [{ id: 'rounds', dates }]);
  await enterAs(page, lantern, /Amal/);
  await page.goto(`${lantern}/course/${CAFE}`);
  const small = card(page, 'A small round');
  await expect(small.getByText('1 place left')).toBeVisible();
  await takePlace(campus, '1-reza', 'small');
  await small.getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'All places are taken.')).toBeVisible();
  await expect(small.getByText('No places left')).toBeVisible();
  await expect(small.getByRole('button', { name: 'Register' })).toBeDisabled();
  expect(await placesAt(campus, 'small')).toEqual(['1-reza']);

  const late = card(page, 'A round that is closed');
  await expect(late.getByRole('button', { name: 'Register' })).toBeDisabled();
  await expect(late.getByText('It is too late to register.')).toBeVisible();

  // The notification takes its time; whoever sees that they are in may leave again meanwhile.
  let bringNews = (): void => {};
  const later = new Promise<void>((resolve) => {
    bringNews = resolve;
  });
  await page.route('**/graphql', async (route) => {
    const asked: unknown = route.request().postDataJSON();
    // A campus that does not know several questions in one request: the others do not wait for this one then.
    if (Array.isArray(asked)) return route.fulfill({ status: 400, headers: { 'campus-answer': '1' }, json: {} });
    if (JSON.stringify(asked).includes('query UnreadNotifications')) await later;
    return route.continue();
  });
  const open = card(page, 'A round for many');
  await open.getByRole('button', { name: 'Register' }).focus();
  await page.keyboard.press('Enter');
  await expect(open.getByRole('button', { name: 'Unregister' })).toBeFocused();
  await expect(open.getByText('8 places left')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(open.getByText('9 places left')).toBeVisible();
  bringNews();
  const undo = page.locator('section[popover]').getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(open.getByText('8 places left')).toBeVisible();
  expect(await placesAt(campus, 'open')).toEqual([AMAL]);
});

test('whoever gave their place back can leave the course, and come again', async ({ page, campus, lantern }) => {
  const date = { id: 'tea', denomination: 'Tea and words', starts: 2 * DAY };
  await giveDates(campus, TALK, [{ id: 'teas', dates: [date] }]);
  await enterAs(page, lantern, /Amal/);
  await page.goto(`${lantern}/course/${TALK}`);
  const tea = card(page, date.denomination);
  const leave = page.getByRole('button', { name: 'Leave course' });
  await tea.getByRole('button', { name: 'Register' }).click();
  await expect(tea.getByRole('button', { name: 'Unregister' })).toBeVisible();
  await expect(leave).toHaveCount(0);
  await tea.getByRole('button', { name: 'Unregister' }).click();
  await leave.click();
  await expect(toast(page, 'You left “Talk with a midwife”.')).toBeVisible();
  await expect(tea.getByRole('button', { name: 'Register' })).toBeVisible();
  const places = campus.store.read.selectFrom('course_status').select('status').where('person_id', '=', AMAL);
  expect(await places.where('course_id', '=', TALK).execute()).toEqual([{ status: 'AVAILABLE' }]);
});

test('without a network dates, place and link are there, and an intent is kept in view but never sent', async ({
  page,
  context,
  campus,
  lantern,
}) => {
  const dates = [
    { id: 'mine', denomination: 'Tomorrow evening', starts: DAY, url: 'https://meet.example/tomorrow' },
    { id: 'hall', denomination: 'In the town hall', starts: 9 * DAY, location: 'Town hall, Lindenau', places: 5 },
  ];
  await giveDates(campus, CAFE, [{ id: 'rounds', dates }]);
  await takePlace(campus, AMAL, 'mine');
  await enterAs(page, lantern, /Amal/);
  await readyOffline(page);
  await context.setOffline(true);

  await page.goto(`${lantern}/course/${CAFE}`);
  const mine = card(page, 'Tomorrow evening');
  const day = new Date(Date.now() + DAY * 60_000).getDate();
  await expect(mine.locator('time').filter({ hasText: new RegExp(`^0?${day} `) })).toBeVisible();
  await mine.getByRole('button', { name: 'Join' }).click();
  await expect(toast(page, 'The room opens 15 minutes before the start')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    mine.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('session.ics');

  const hall = card(page, 'In the town hall');
  await hall.getByRole('button', { name: 'Town hall, Lindenau' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Show the way' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/directions\?to=51\.33/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(hall.getByText('You can do this when you are online.')).toBeVisible();
  await hall.getByRole('button', { name: 'Remember that I want to register' }).click();
  await expect(hall.getByText('You wanted to register.')).toBeVisible();
  await page.reload();
  await expect(hall.getByText('You wanted to register.')).toBeVisible();

  await context.setOffline(false);
  await expect(hall.getByText('Nothing was sent yet: tap again now.')).toBeVisible();
  expect(await placesAt(campus, 'hall'), 'nobody sends an intent').toEqual([]);
  await hall.getByRole('button', { name: 'Register' }).click();
  await expect(hall.getByText('You are registered', { exact: true })).toBeVisible();
  await expect(hall.getByText('You wanted to register.')).toHaveCount(0);
  expect(await placesAt(campus, 'hall')).toEqual([AMAL]);
});

test('a visitor who registers comes in, and back to the course', async ({ page, campus, lantern }) => {
  await giveDates(campus, CAFE, [{ id: 'rounds', dates: [{ id: 'any', denomination: 'An evening', starts: DAY }] }]);
  await page.goto(`${lantern}/course/${CAFE}`);
  await card(page, 'An evening').getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('E-mail').fill('amal@lantern.example');
  await dialog.getByLabel('Password', { exact: true }).fill('lantern-demo-1');
  let bringCourse = (): void => {};
  const later = new Promise<void>((resolve) => {
    bringCourse = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query Course ') === true) await later;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  // Until the course was read for them there is nothing to tap: what a visitor read would not learn of it.
  await expect(card(page, 'An evening')).toHaveCount(0);
  bringCourse();
  await expect(page).toHaveURL(`${lantern}/course/${CAFE}`);
  await card(page, 'An evening').getByRole('button', { name: 'Register' }).click();
  await expect(card(page, 'An evening').getByText('You are registered', { exact: true })).toBeVisible();
});

test('dates that belong together are taken all at once', async ({ page, campus, lantern }) => {
  const dates = [
    { id: 'one', denomination: 'The first half', starts: 5 * DAY, places: 3 },
    { id: 'two', denomination: 'The second half', starts: 40 * DAY, places: 3 },
  ];
  await giveDates(campus, CAFE, [{ id: 'halves', enrollToAll: true, dates }]);
  await enterAs(page, lantern, /Amal/);
  await page.goto(`${lantern}/course/${CAFE}`);
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Register for all dates' }).click();
  await expect(page.getByText('You are registered', { exact: true })).toHaveCount(2);
  expect([await placesAt(campus, 'one'), await placesAt(campus, 'two')]).toEqual([[AMAL], [AMAL]]);
});

test('a tutor opens the room as its moderator and deletes a date; one that is over stays', async ({
  page,
  campus,
  lantern,
}) => {
  const moderatorLink = 'https://meet.example/lead';
  const dates = [
    { id: 'next', denomination: 'Next evening', starts: DAY, moderatorLink },
    { id: 'past', denomination: 'Last evening', starts: -DAY },
  ];
  await giveDates(campus, CAFE, [{ id: 'rounds', dates }]);
  await takePlace(campus, AMAL, 'next');
  await enterAs(page, lantern, /Katrin/);
  await page.goto(`${lantern}/course/${CAFE}`);
  await page.getByText('1 date that is over').click();
  await expect(card(page, 'Last evening').getByRole('button', { name: 'Delete date' })).toBeDisabled();
  await expect(card(page, 'Last evening').getByText('It is over, so it stays.')).toBeVisible();

  const there = card(page, 'Last evening').getByRole('link', { name: 'Attendance' });
  await expect(there).toHaveAttribute('href', `/course/${CAFE}/attendance/past`);
  const next = card(page, 'Next evening');
  await expect(next.getByRole('link', { name: 'Open as moderator' })).toHaveAttribute('href', moderatorLink);
  await next.getByRole('button', { name: 'Delete date' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this date?' });
  // Several dates of a course may have one name.
  await expect(question.getByText('Next evening')).toBeVisible();
  await expect(question.locator('time')).toHaveText(/^\d{2} \w{3} \d{4} \d{2}:\d{2}$/);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  await next.getByRole('button', { name: 'Delete date' }).click();
  await question.getByRole('button', { name: 'Delete date' }).click();
  await expect(toast(page, 'The date was deleted.')).toBeVisible();
  await expect(next).toHaveCount(0);
  expect(await placesAt(campus, 'next')).toEqual([]);
});

test.describe('where the clocks show another time', () => {
  test.use({ timezoneId: 'Asia/Kabul' });
  for (const { language, tag } of BOTH_DIRECTIONS) {
    test(`both zones are named, and nothing is in the way of assistive technology (${language})`, { tag }, async ({
      page,
      context,
      campus,
      lantern,
    }) => {
      await context.addInitScript((code) => localStorage.setItem('language', code), language);
      const dates = [
        {
          id: 'far',
          denomination: 'Evening',
          starts: -5,
          url: 'https://meet.example/far',
          moderatorLink: 'https://meet.example/lead',
        },
        { id: 'hall', denomination: 'Hall', starts: DAY, deadline: 60, places: 2, location: 'Town hall, Lindenau' },
        { id: 'past', denomination: 'Before', starts: -DAY },
      ];
      await giveDates(campus, CAFE, [{ id: 'rounds', zone: 'Europe/Berlin', dates }]);
      await takePlace(campus, '1-katrin', 'far');
      await enterAs(page, lantern, /Katrin|كاترين/);
      await page.goto(`${lantern}/course/${CAFE}`);
      const far = card(page, 'Evening');
      await expect(far).toContainText(language === 'en' ? 'In your time zone: Afghanistan Time' : 'أفغانستان');
      await expect(far).toContainText(language === 'en' ? 'Central European' : 'وسط أوروبا');
      await page.locator('summary').click();
      expect(await seriousFaults(page)).toEqual([]);
    });
  }
});
