import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeDemo } from '#tests/support/campus/change-demo.ts';
import { enterAs, expect, test } from '#tests/support/journeys/journey.ts';
import { packagePage } from '#tests/support/packages/package-page.ts';
import { openStage, servePackages } from '#tests/support/packages/package-stage.ts';
import { addScormUnit } from '#tests/support/packages/scorm-unit.ts';
import { framesOutside12, OUTSIDE_FILM } from '#tests/support/packages/small-packages.ts';

const FILM_PAGE = `https://www.youtube.com/watch?v=${OUTSIDE_FILM}`;

test('a course that shows something of other hosts says once what is missing, and what to do', async ({
  page,
  campus,
  lantern,
}) => {
  const asked: string[] = [];
  await page.context().route(/youtube\.com|\.example/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await changeDemo(campus, (folder) => {
    addScormUnit(folder, 'lantern', 'elsewhere');
    writeFileSync(join(folder, 'lantern/files/elsewhere.zip'), framesOutside12());
  });
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/course/elsewhere/play`);

  await test.step('near the package: the film is linked, the others are named', async () => {
    await expect(packagePage(page).getByText('End of the part')).toBeVisible();
    await expect(page.getByText(/A video in this part comes from www\.youtube\.com/)).toHaveCount(1);
    const others = page.getByText(/Something in this part comes from/);
    await expect(others).toHaveCount(1);
    await expect(others).toContainText('maps.example');
    await expect(others).toContainText('widgets.example');
    await expect(page.getByText('Loading the course…')).toBeHidden();
  });

  await test.step('by keyboard: from the course to the film', async () => {
    await page.getByRole('link', { name: 'Close the course' }).focus();
    const film = page.getByRole('link', { name: 'Watch the film' });
    await expect(film).toHaveAttribute('href', FILM_PAGE);
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(film).toBeFocused({ timeout: 100 });
    }).toPass({ timeout: 10_000 });
  });

  await test.step('a part of the course that has all it needs has nothing to say', async () => {
    await page.getByRole('button', { name: 'Next part' }).click();
    await expect(packagePage(page).getByRole('heading', { name: 'inside' })).toBeVisible();
    await expect(page.getByText(/in this part comes from/)).toHaveCount(0);
  });
  // Nobody elsewhere heard of the learner.
  expect(asked).toEqual([]);
});

test('what is missing is reported without a network as with one, each address once', async ({ page, context }) => {
  const campus = await servePackages({ elsewhere: framesOutside12() });
  const expected = [
    `https://www.youtube.com/embed/${OUTSIDE_FILM}`,
    'https://maps.example/town',
    'https://widgets.example/clock.js',
  ];
  const reports = async (stage: Awaited<ReturnType<typeof openStage>>) =>
    (await stage.received('outside')).map(({ address }) => address).toSorted();
  try {
    const online = await openStage(page, campus, 'elsewhere');
    await online.start();
    await expect.poll(() => reports(online)).toEqual(expected.toSorted());
    await online.keep();
    await context.setOffline(true);
    const offline = await online.reopen();
    await offline.start({ isKept: true });
    await expect.poll(() => reports(offline)).toEqual(expected.toSorted());
  } finally {
    await context.setOffline(false);
    await campus.stop();
  }
});
