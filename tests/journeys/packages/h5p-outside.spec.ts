import { changeDemo } from '#tests/support/campus/change-demo.ts';
import { enterAs, expect, test } from '#tests/support/journeys/journey.ts';
import { exercise, exerciseCard } from '#tests/support/packages/exercise-journey.ts';
import { addOutsideExercises, FILM_ID } from '#tests/support/packages/outside-exercises.ts';

const FILM_PAGE = `https://www.youtube.com/watch?v=${FILM_ID}`;
const INSTEAD = 'This cannot be shown here. Look below the exercise for what you can do.';

test('an exercise with a film or a frame of another host says in its place what is missing, and what to do', async ({
  page,
  campus,
  lantern,
  faults,
}) => {
  const asked: string[] = [];
  await page.context().route(/youtube\.com|maps\.example/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await changeDemo(campus, (folder) => addOutsideExercises(folder, 'lantern', 'elsewhere'));
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/course/elsewhere/lesson/elsewhere-1`);

  await test.step('a film that waits for the script of its host', async () => {
    await exerciseCard(page, 'Film').scrollIntoViewIfNeeded();
    await expect(exercise(page, 'Film').getByText('End of the exercise')).toBeVisible();
    await expect(exercise(page, 'Film').getByText(INSTEAD)).toBeVisible();
    await expect(exercise(page, 'Film').getByText('Video player loading')).toBeHidden();
    await expect(
      exerciseCard(page, 'Film').getByText(/A video in this part comes from www\.youtube\.com/),
    ).toBeVisible();
    await expect(exerciseCard(page, 'Film').getByRole('link', { name: 'Watch the film' })).toHaveAttribute(
      'href',
      FILM_PAGE,
    );
  });

  await test.step('frames: a film is linked, another host is only named', async () => {
    await exerciseCard(page, 'Frames').scrollIntoViewIfNeeded();
    await expect(exercise(page, 'Frames').getByText('End of the exercise')).toBeVisible();
    await expect(exercise(page, 'Frames').getByText(INSTEAD)).toHaveCount(2);
    await expect(exercise(page, 'Frames').locator('iframe').filter({ visible: true })).toHaveCount(0);
    await expect(
      exerciseCard(page, 'Frames').getByText(/Something in this part comes from maps\.example/),
    ).toBeVisible();
    await expect(exerciseCard(page, 'Frames').getByRole('link')).toHaveCount(1);
    await expect(exerciseCard(page, 'Frames').getByRole('link')).toHaveAttribute('href', FILM_PAGE);
  });

  // The policy did its work, and nobody elsewhere heard of the learner.
  expect(asked).toEqual([]);
  expect(new Set(faults.splice(0))).toEqual(
    new Set([
      'policy: script-src-elem https://www.youtube.com/iframe_api',
      'policy: frame-src https://www.youtube.com',
      'policy: frame-src https://maps.example',
    ]),
  );
});
