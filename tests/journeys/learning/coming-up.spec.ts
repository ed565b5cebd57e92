import type { Page } from '@playwright/test';
import { notify } from '#server/store/people/notify.ts';
import { enterAs, expect, readyOffline, test, toast } from '#tests/support/journeys/journey.ts';
import { giveDates, takePlace } from '#tests/support/journeys/journey-dates.ts';

const DAY = 24 * 60;

const comingUp = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Coming up' }) });
const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });

test('what comes up stands on the start page, on cards and in programs, and opens without a network', async ({
  page,
  context,
  campus,
  lantern,
}) => {
  test.slow();
  const dates = (id: string, starts: number, places: number) => [{ id, denomination: 'Together', starts, places }];
  await giveDates(campus, 'speaking-cafe', [{ id: 'cafe', dates: dates('cafe-now', -10, 10) }]);
  await giveDates(campus, 'talk-with-a-midwife', [{ id: 'talks', dates: dates('talk', 400 * DAY, 2) }]);
  await giveDates(campus, 'mock-interview-online', [{ id: 'mock', dates: dates('mock-1', -90, 2) }]);
  await takePlace(campus, '1-amal', 'cafe-now');
  await takePlace(campus, '1-reza', 'talk');
  await enterAs(page, lantern, /Amal/);

  await page.goto(`${lantern}/start`);
  await expect(comingUp(page).getByRole('link', { name: 'Speaking café' })).toBeVisible();
  await expect(comingUp(page)).toContainText('Live now · ends');
  await expect(cardOf(page, 'Speaking café').first()).toContainText('You are registered');
  const later = String(new Date(Date.now() + 400 * DAY * 60_000).getFullYear());
  await page.goto(`${lantern}/program/healthy-and-calm`);
  await expect(rowOf(page, 'Talk with a midwife')).toContainText(later);
  await expect(rowOf(page, 'Talk with a midwife')).toContainText('1 place left');
  await page.goto(`${lantern}/program/your-first-job-here`);
  await expect(rowOf(page, 'Mock interview online')).toContainText('Event over');

  await page.goto(`${lantern}/start`);
  await readyOffline(page);
  await context.setOffline(true);
  await page.close();
  const again = await context.newPage();
  await again.goto(`${lantern}/start`);
  await expect(comingUp(again)).toContainText('Live now · ends');
  await comingUp(again).getByRole('link', { name: 'Speaking café' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Speaking café' })).toBeVisible();
});

test('what became of a date meanwhile is said once, at the next contact', async ({
  page,
  context,
  campus,
  lantern,
}) => {
  await enterAs(page, lantern, /Amal/);
  await page.goto(`${lantern}/start`);
  await expect(comingUp(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  const start = new Date(Date.now() + DAY * 60_000).toISOString();
  await campus.store.transaction((trx) =>
    notify(trx, {
      organisationId: '1',
      personId: '1-amal',
      kind: 'APPOINTMENT_CANCELLED',
      payload: {
        appointmentId: 'cafe-1',
        courseId: 'speaking-cafe',
        denomination: { en: 'Evening with tea' },
        zone: 'Europe/Berlin',
        start,
        end: start,
      },
      link: '/course/speaking-cafe',
      linkType: 'COURSE',
      at: new Date(),
    }),
  );
  await context.setOffline(false);
  await expect(toast(page, 'Evening with tea')).toBeVisible();

  const asked = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('query Notifications '));
  await page.reload();
  await (await asked).finished();
  await expect(comingUp(page)).toBeVisible();
  await expect(toast(page, 'Evening with tea')).toHaveCount(0);
});

test('a message in passing leads to the unit that it is about', async ({ page, campus, lantern }) => {
  await campus.store.transaction((trx) =>
    notify(trx, {
      organisationId: '1',
      personId: '1-amal',
      kind: 'PLACE_LOST',
      payload: {
        appointmentId: 'cafe-1',
        courseId: 'speaking-cafe',
        denomination: { en: 'Evening with tea' },
        zone: 'Europe/Berlin',
        start: new Date().toISOString(),
        end: new Date().toISOString(),
      },
      link: '/course/speaking-cafe',
      linkType: 'COURSE',
      at: new Date(),
    }),
  );
  await enterAs(page, lantern, /Amal/);
  await expect(toast(page, 'Evening with tea')).toBeVisible();
  await page.locator('section[popover]').getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Speaking café' })).toBeVisible();
});
