import type { Page } from '@playwright/test';
import { changeDemo } from '#tests/support/campus/change-demo.ts';
import { holdOutbox } from '#tests/support/device/hold-outbox.ts';
import { countedBy, letCount } from '#tests/support/journeys/count-visits.ts';
import { asAmal, enterAs, expect, test } from '#tests/support/journeys/journey.ts';
import { killPage } from '#tests/support/journeys/kill-page.ts';
import { exercise, exerciseCard, resultsOf, statesKept } from '#tests/support/packages/exercise-journey.ts';
import { addExercises } from '#tests/support/packages/h5p-lesson.ts';

const ORDER = 'Bring the e-mail into order';
const COURSE = '/course/an-email-that-gets-answered';
const LESSON = `${COURSE}/lesson/an-email-that-gets-answered-4`;
const STEPS = [
  ...['Betreff: Bewerbung als Köchin, Unterlagen', 'Sehr geehrte Frau Vogel,'],
  'im Anhang finden Sie meinen Lebenslauf und mein Zeugnis.',
  ...['Können Sie mir bitte bis Freitag, 14. Juni, antworten?', 'Mit freundlichen Grüßen', 'Amal Haddad'],
];

asAmal(
  'an exercise of our own runs, is left in the middle, goes on where it was, and its result is with the campus',
  async ({ page, campus, lantern }) => {
    await page.goto(lantern + LESSON);
    await exerciseCard(page, ORDER).scrollIntoViewIfNeeded();
    const steps = exercise(page, ORDER).getByRole('listitem');
    await expect(steps).toHaveCount(STEPS.length);
    expect(await resultsOf(campus)).toEqual([]);

    await test.step('by the keyboard alone', async () => {
      await exercise(page, ORDER)
        .getByRole('button', { name: `Move up: ${STEPS[0]}` })
        .focus();
      await page.keyboard.press('Enter');
      await expect(steps.first()).toContainText(STEPS[0] ?? '');
      await expect.poll(() => statesKept(page, campus)).toContainEqual(expect.stringContaining('"order":[0,'));
    });

    await test.step('left and opened again, the content itself shows how it was', async () => {
      await page.goto(lantern + COURSE);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(lantern + LESSON);
      await exerciseCard(page, ORDER).scrollIntoViewIfNeeded();
      await expect(steps.first()).toContainText(STEPS[0] ?? '');
    });

    await test.step('completed', async () => {
      for (const [to, step] of STEPS.entries()) {
        const up = exercise(page, ORDER).getByRole('button', { name: `Move up: ${step}` });
        while (!((await steps.nth(to).textContent()) ?? '').includes(step)) await up.click();
      }
      await exercise(page, ORDER).getByRole('button', { name: 'Check' }).click();
      await expect(exercise(page, ORDER).getByText('All right!')).toBeVisible();
      await expect(exerciseCard(page, ORDER).getByText('6 of 6 points')).toBeVisible();
      await expect.poll(() => resultsOf(campus)).toMatchObject([{ score: { raw: 6, max: 6 }, isCompleted: true }]);
    });
  },
);

test('a package of others runs as it is, and goes on where it was', async ({ page, campus, lantern }) => {
  await changeDemo(campus, (folder) => addExercises(folder, 'lantern', 'drills'));
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/course/drills/lesson/drills-1`);
  const oslo = exercise(page, 'Oslo');
  await oslo.getByRole('radio').first().click();
  await expect.poll(() => statesKept(page, campus)).not.toEqual([]);
  await page.reload();
  await expect(oslo.getByRole('radio').first()).toHaveAttribute('aria-checked', 'true');
  await oslo.getByRole('button', { name: /check/i }).click();
  await expect.poll(() => resultsOf(campus)).toMatchObject([{ score: { max: 1 }, isCompleted: true }]);
  await expect(exerciseCard(page, 'Oslo').getByText(/^[01] of 1 point$/)).toBeVisible();
});

test('what was done in an exercise right before its page was killed is there at the next start', async ({
  context,
  campus,
  lantern,
}) => {
  await changeDemo(campus, (folder) => addExercises(folder, 'lantern', 'drills'));
  const first = await context.newPage();
  await enterAs(first, lantern, 'Enter as Amal');
  const address = `${lantern}/course/drills/lesson/drills-1`;
  await first.goto(address);
  const answer = (page: Page) => exercise(page, 'Oslo').getByRole('radio').first();
  await answer(first).click();
  await killPage(first);
  const second = await context.newPage();
  await second.goto(address);
  await expect(answer(second)).toHaveAttribute('aria-checked', 'true');
  // Nobody else waits for it: what came of it is on the campus's disk right away.
  await exercise(second, 'Oslo').getByRole('button', { name: /check/i }).click();
  await killPage(second);
  const third = await context.newPage();
  await third.goto(address);
  await expect(exerciseCard(third, 'Oslo').getByText(/^[01] of 1 point$/)).toBeVisible();
  await expect.poll(() => resultsOf(campus)).toMatchObject([{ score: { max: 1 }, isCompleted: true }]);
});

test('leaving a lesson waits until the last word of its exercise is on the disk, and says so', async ({
  page,
  campus,
  lantern,
}) => {
  await changeDemo(campus, (folder) => addExercises(folder, 'lantern', 'drills'));
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/course/drills/lesson/drills-1`);
  const answer = exercise(page, 'Oslo').getByRole('radio').first();
  await expect(answer).toBeVisible();
  const letGo = await holdOutbox(page);
  await answer.click();
  await page.getByRole('link', { name: /^Close the lesson/ }).click({ noWaitAfter: true });
  await expect(page.getByText('Saving what you did…')).toBeVisible();
  await expect(page).toHaveURL(/\/lesson\//);
  await letGo();
  await expect(page).not.toHaveURL(/\/lesson\//);
  expect(await statesKept(page, campus)).not.toEqual([]);
});

asAmal(
  'an exercise needs the internet, until its course is saved: then it runs, and its result comes later',
  { tag: '@always' },
  async ({ page, context, campus, lantern }) => {
    await page.goto(`${lantern}/start`);

    await test.step('not saved, it says so in its place', async () => {
      await page.goto(lantern + LESSON);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.setOffline(true);
      await page.reload();
      await exerciseCard(page, ORDER).scrollIntoViewIfNeeded();
      await expect(exerciseCard(page, ORDER).getByText('This part needs the internet.')).toBeVisible();
      await context.setOffline(false);
    });

    await test.step('saved, it runs without a network', async () => {
      await page.goto(lantern + COURSE);
      await page.getByRole('button', { name: /^Save offline · / }).click();
      await expect(page.getByRole('button', { name: /^On this device/ })).toBeVisible({ timeout: 90_000 });
      await context.setOffline(true);
      await page.goto(lantern + LESSON);
      await exerciseCard(page, ORDER).scrollIntoViewIfNeeded();
      await exercise(page, ORDER).getByRole('button', { name: 'Check' }).click();
      await expect(exerciseCard(page, ORDER).getByText(/^\d of 6 points$/)).toBeVisible();
      expect(await resultsOf(campus)).toEqual([]);
    });

    await context.setOffline(false);
    await expect.poll(() => resultsOf(campus)).toMatchObject([{ score: { max: 6 }, isCompleted: true }]);
  },
);

test.describe('what is done in exercises', () => {
  test.use({ hasReadCookies: false });

  for (const word of ['Accept all', 'Reject all'] as const)
    test(`is counted with a yes only: ${word}`, async ({ page, campus, lantern }) => {
      await letCount(campus);
      await enterAs(page, lantern, 'Enter as Amal');
      await page.getByRole('button', { name: 'Understood' }).click();
      await page.getByRole('region', { name: 'Cookies for statistics' }).getByRole('button', { name: word }).click();
      await page.goto(lantern + LESSON);
      await exerciseCard(page, ORDER).scrollIntoViewIfNeeded();
      await exercise(page, ORDER).getByRole('button', { name: 'Check' }).click();
      await expect(exerciseCard(page, ORDER).getByText(/^\d of 6 points$/)).toBeVisible();
      const verbs = async (): Promise<string[]> =>
        (await countedBy(campus)).flatMap(({ type, payload }) => (type === 'H5P_INTERACTION' ? [payload.verb] : []));
      await page.goto(`${lantern}/explore`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (word === 'Accept all') await expect.poll(verbs).toContain('answered');
      else expect(await verbs()).toEqual([]);
    });
});
