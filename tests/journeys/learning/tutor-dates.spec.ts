import type { Page } from '@playwright/test';
import { shiftedBy } from '#campus/appointments/shifted-by.ts';
import { enterAs, expect, type JourneyCampus, test } from '#tests/support/journeys/journey.ts';
import { giveDates, takePlace } from '#tests/support/journeys/journey-dates.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

const COURSE = 'talk-with-a-midwife';
const DAY = 24 * 60;

test.beforeEach(async ({ campus }) => {
  await giveDates(campus, COURSE, [
    { id: 'talks', dates: [{ id: 'soon', denomination: 'Questions in spring', starts: 40 * DAY, places: 10 }] },
  ]);
  await takePlace(campus, '1-amal', 'soon');
});

/** What a person was notified of, the newest first. */
async function noticesOf({ store }: JourneyCampus, personId: string): Promise<string[]> {
  const rows = store.read.selectFrom('notification').selectAll().where('person_id', '=', personId);
  const known = await rows.orderBy('created_at', 'desc').execute();
  return known.filter(({ payload }) => payload.includes(COURSE)).map(({ kind }) => kind);
}

async function dateOf({ store }: JourneyCampus, id: string) {
  return store.read.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

const dialog = (page: Page) => page.getByRole('dialog');
const inYears = (wall: string) => `${new Date().getFullYear() + 1}-${wall}`;

test('a tutor moves a date: what is wrong is said, and nothing typed is lost to a broken network or a reload', {
  tag: '@always',
}, async ({ page, context, campus, lantern }) => {
  await enterAs(page, lantern, /Katrin/);
  await page.goto(`${lantern}/course/${COURSE}/attendance/soon`);
  await page.getByRole('button', { name: 'Change this date' }).click();
  const [start, end, location] = ['Starts', 'Ends', 'Location'].map((label) => dialog(page).getByLabel(label));
  await expect(dialog(page)).toContainText('Europe/Berlin');
  await start?.fill(inYears('06-10T18:00'));
  await end?.fill(inYears('06-10T17:00'));
  await dialog(page).getByLabel('Title').fill('');
  await dialog(page).getByRole('button', { name: 'Save date' }).click();
  await expect(dialog(page)).toContainText('The end has to be after the start.');
  await expect(dialog(page).getByLabel('Title')).toBeFocused();
  await dialog(page).getByLabel('Title').fill('Questions in June');
  await end?.fill(inYears('06-10T19:30'));
  await location?.fill('Lindenau library');
  expect(await seriousFaults(page)).toEqual([]);

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('EditAppointment') ? route.abort() : route.fallback(),
  );
  await dialog(page).getByRole('button', { name: 'Save date' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await page.getByRole('button', { name: 'Continue your changes' }).click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Questions in June');

  await context.setOffline(true);
  await expect(dialog(page)).toContainText('Dates need the internet.');
  await expect(dialog(page).getByRole('button', { name: 'Save date' })).toHaveAttribute('aria-disabled', 'true');
  await dialog(page).getByLabel('Places').fill('12');
  expect(await noticesOf(campus, '1-amal')).toEqual([]);

  await context.setOffline(false);
  await expect(dialog(page)).not.toContainText('Dates need the internet.');
  await dialog(page).getByRole('button', { name: 'Save date' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions in June' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change this date' })).toBeFocused();
  expect(await noticesOf(campus, '1-amal')).toEqual(['APPOINTMENT_MOVED']);
  const saved = { start_at: inYears('06-10T16:00:00.000Z'), max_participants: 12, taken: 1, sequence: 1 };
  expect(await dateOf(campus, 'soon')).toMatchObject(saved);
});

test('a tutor adds a round with a date, opens it, writes to everybody of one, completes and cancels', async ({
  page,
  campus,
  lantern,
}) => {
  await takePlace(campus, '1-reza', 'soon');
  await campus.store.transaction(async (trx) => {
    const at = new Date().toISOString();
    const status = { status: 'TAKEN' as const, updated_at: at };
    for (const person_id of ['1-amal', '1-reza']) {
      const taken = { person_id, course_id: COURSE, module_id: '', ...status };
      await trx
        .deleteFrom('course_status')
        .where('person_id', '=', person_id)
        .where('course_id', '=', COURSE)
        .execute();
      await trx.insertInto('course_status').values(taken).execute();
      await trx
        .insertInto('run_status')
        .values({ organisation_id: '1', run_id: 'talks', person_id, ...status })
        .execute();
    }
  });
  await enterAs(page, lantern, /Katrin/);
  await page.goto(`${lantern}/course/${COURSE}/attendance`);

  await page.getByRole('button', { name: 'Add a round' }).click();
  const rounds = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: 'Open for registration' }) });
  const added = rounds.filter({ hasText: 'Round without dates' });
  await expect(added.getByRole('checkbox', { name: 'Open for registration' })).not.toBeChecked();
  await added.getByRole('button', { name: 'Add a date' }).click();
  await dialog(page).getByLabel('Title').fill('A first evening');
  await dialog(page).getByLabel('Starts').fill(inYears('09-01T18:00'));
  await dialog(page).getByLabel('Ends').fill(inYears('09-01T19:00'));
  await dialog(page).getByRole('button', { name: 'Add date' }).click();
  await expect(page.getByRole('link', { name: 'A first evening' })).toBeVisible();
  const second = rounds.nth(1);
  await second.getByRole('checkbox', { name: 'Open for registration' }).click();
  await expect(second.getByRole('checkbox', { name: 'Open for registration' })).toBeChecked();

  const first = rounds.nth(0);
  await first.getByRole('button', { name: 'Message everyone' }).click();
  await dialog(page).getByLabel('Your message').fill('Please bring <b>pens</b>.');
  await expect(dialog(page)).toContainText('2 people get it');
  await dialog(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Your message was sent.');
  expect(await noticesOf(campus, '1-reza')).toEqual(['RUN_MESSAGE']);

  const before = (await dateOf(campus, 'soon')).start_at;
  await first.getByRole('button', { name: 'Move this round' }).click();
  await dialog(page).getByLabel('By how many days?').fill('0');
  await expect(dialog(page)).toContainText('Please give a whole number of days');
  await dialog(page).getByLabel('By how many days?').fill('14');
  await dialog(page).getByRole('button', { name: 'Move all dates' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The round was moved.');
  expect((await dateOf(campus, 'soon')).start_at).toBe(shiftedBy(before, 14, 'Europe/Berlin'));

  await page.getByRole('link', { name: 'Questions in spring' }).click();
  const amal = page.getByRole('row', { name: /Amal/ });
  await amal.getByRole('button', { name: 'Complete the course' }).click();
  await dialog(page).getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(amal).toContainText('Course completed');
  await page.getByRole('link', { name: 'All dates' }).click();

  await first.getByRole('button', { name: 'Cancel this round' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel all dates' }).click();
  await expect(page.getByRole('link', { name: 'Questions in spring' })).toHaveCount(0);
  expect(await noticesOf(campus, '1-reza')).toEqual(['RUN_CANCELLED', 'RUN_MOVED', 'RUN_MESSAGE']);
  await expect(page.getByRole('link', { name: 'A first evening' })).toBeVisible();
});
