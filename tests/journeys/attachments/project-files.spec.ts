import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose, filesOf, openProject, pdfOf, rowOf } from '#tests/support/journeys/attachment-journey.ts';
import { asReza, expect } from '#tests/support/journeys/journey.ts';
import { anotherDevice } from '#tests/support/journeys/list-journey.ts';

asReza('a learner brings a file, a tutor downloads it and deletes it', async ({ page, browser, campus, lantern }) => {
  const files = await openProject(page, lantern);
  const before = readdirSync(join(campus.dataDir, 'attachments')).length;
  const report = pdfOf(3 * 1024 * 1024);
  const file = { name: 'Interviews in our street.pdf', mimeType: 'application/pdf', buffer: report };
  await choose(page, files.getByRole('button', { name: 'Add a file' }), file);
  const row = rowOf(files, 'Interviews in our street.pdf');
  await expect(row).toContainText('3 MB');
  await expect(row).toContainText('You');
  await expect(row.getByText('Interviews….pdf')).toBeVisible();

  const desk = await anotherDevice(browser, lantern, 'Enter as Samuel');
  const theirs = await openProject(desk, lantern);
  const seen = rowOf(theirs, 'Interviews in our street.pdf');
  await expect(seen).toContainText('Reza');
  const coming = desk.waitForEvent('download');
  await seen.getByRole('button', { name: 'Download Interviews in our street.pdf' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Interviews in our street.pdf');
  expect(readFileSync(await download.path())).toEqual(report);

  await seen.getByRole('button', { name: 'Delete Interviews in our street.pdf' }).click();
  await desk.getByRole('dialog', { name: 'Delete this file?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(seen).toHaveCount(0);
  expect(readdirSync(join(campus.dataDir, 'attachments'))).toHaveLength(before);

  // The learner still sees it, and hears that it is gone.
  await row.getByRole('button', { name: 'Download Interviews in our street.pdf' }).click();
  await expect(page.getByText('The file could not be downloaded. Please try again.').first()).toBeVisible();
  await page.reload();
  await expect(filesOf(page).getByRole('listitem')).toHaveCount(3);
  await desk.context().close();
});

asReza(
  'without a network the list is there, and adding and downloading say what they need',
  async ({ page, context, lantern }) => {
    await openProject(page, lantern);
    await context.setOffline(true);
    await page.reload();
    const files = filesOf(page);
    await expect(files.getByRole('listitem')).toHaveCount(3);
    await expect(files.getByRole('button', { name: 'Add a file' })).toBeDisabled();
    await expect(files.getByText('You can do this when you are online.')).toBeVisible();
    await expect(
      files.getByRole('button', { name: 'Download Питання.txt: you can do this when you are online.' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
);
