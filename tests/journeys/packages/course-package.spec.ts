import { join } from 'node:path';
import { asAmal, enterAs, expect, test, toast } from '#tests/support/journeys/journey.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';
import { makeZip } from '#tests/support/packages/make-zip.ts';
import { SAMPLES } from '#tests/support/packages/samples.ts';

const UNIT = 'letters-and-sounds';
const GOLF = 'Golf Explained - Run-time Basic Calls';

test('a tutor brings a package: a broken one is refused by its fault, a right one is there for learners', async ({
  page,
  context,
  lantern,
}) => {
  await enterAs(page, lantern, /Katrin/);
  await page.goto(`${lantern}/course/${UNIT}`);
  await page.getByRole('link', { name: 'Package of this unit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Package' })).toBeVisible();
  const chooser = page.getByLabel('Package', { exact: true });
  const send = page.getByRole('button', { name: 'Send the package' });
  await expect(send).toBeDisabled();

  const broken = makeZip([{ name: '../out.html', content: 'x' }]);
  await chooser.setInputFiles({ name: 'broken.zip', mimeType: 'application/zip', buffer: broken });
  await send.click();
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText('“../out.html” points outside the package.');
  expect(await seriousFaults(page)).toEqual([]);

  await chooser.setInputFiles(join(SAMPLES, 'scorm/RuntimeBasicCalls_SCORM12.zip'));
  await expect(refusal).toHaveCount(0);
  await send.click();
  await expect(toast(page, `“${GOLF}” is now the package of this unit.`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Learners play “${GOLF}” (SCORM 1.2).`);

  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText('You can do this when you are online.')).toBeVisible();
});

asAmal('nobody else comes to the page of a package', async ({ page, lantern }) => {
  await page.goto(`${lantern}/course/${UNIT}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Package of this unit' })).toHaveCount(0);
  await page.goto(`${lantern}/course/${UNIT}/package`);
  await expect(page.getByRole('heading', { level: 1, name: 'This course is not here any more.' })).toBeVisible();
});
