import { choose, mp4Of, openProject, PROJECT, pdfOf, rowOf } from '#tests/support/journeys/attachment-journey.ts';
import { asReza, expect } from '#tests/support/journeys/journey.ts';

const NAME = 'Film of our street.mp4';
const MEGABYTE = 1024 * 1024;

asReza(
  'an upload that was cut, and ended with its page, goes on with the same file, and with no other',
  { tag: '@always' },
  async ({ page, context, campus, lantern }) => {
    const film = mp4Of(6 * MEGABYTE);
    const file = { name: NAME, mimeType: 'video/mp4', buffer: film };
    // Half of it arrives, then nothing more does.
    let parts = 0;
    await context.route(/\/attachments\/[0-9a-f-]+$/, (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      parts += 1;
      return parts <= 6 ? route.continue() : route.abort('connectionreset');
    });
    const files = await openProject(page, lantern);
    await choose(page, files.getByRole('button', { name: 'Add a file' }), file);
    const sending = files.getByRole('region', { name: `Upload of ${NAME}` });
    await expect(sending).toContainText('50%');
    await expect(sending).toContainText('Waiting for the network. It goes on by itself.');
    await page.close();

    await context.unroute(/\/attachments\/[0-9a-f-]+$/);

    const next = await context.newPage();
    const arrived: number[] = [];
    next.on('request', (request) => {
      if (request.method() === 'PATCH') arrived.push(Number(request.headers()['upload-offset']));
    });
    const again = await openProject(next, lantern);
    const stopped = again.getByRole('region', { name: `Stopped upload of ${NAME}` });
    await expect(stopped).toContainText('50%');
    await expect(stopped).toContainText('Choose the same file again and it goes on where it stopped.');
    await choose(next, stopped.getByRole('button', { name: 'Choose the file again' }), {
      ...file,
      buffer: mp4Of(6 * MEGABYTE),
    });
    await expect(stopped.getByRole('alert')).toContainText('This is another file.');
    await choose(next, stopped.getByRole('button', { name: 'Choose the file again' }), file);
    await expect(rowOf(again, NAME)).toContainText('6 MB');
    await expect(stopped).toHaveCount(0);
    expect(arrived[0]).toBe(3 * MEGABYTE);
    const rows = await campus.store.read.selectFrom('attachment').selectAll().where('file_name', '=', NAME).execute();
    expect(rows).toMatchObject([{ file_size: film.length }]);
  },
);

asReza(
  'an upload is paused, goes on, and is cancelled; one that cannot be is refused before it begins',
  async ({ page, context, campus, lantern }) => {
    let hold: (() => void) | undefined;
    await context.route(/\/attachments\/[0-9a-f-]+$/, async (route) => {
      if (route.request().method() === 'PATCH' && route.request().headers()['upload-offset'] !== '0')
        await new Promise<void>((resolve) => {
          hold = resolve;
        });
      await route.continue().catch(() => {});
    });
    const files = await openProject(page, lantern);
    const add = files.getByRole('button', { name: 'Add a file' });
    await choose(page, add, { name: 'evil.exe', mimeType: 'application/pdf', buffer: pdfOf(2000) });
    await expect(files.getByRole('alert')).toContainText('The campus does not take files of this kind.');
    await choose(page, add, { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdfOf(4 * MEGABYTE) });
    const sending = files.getByRole('region', { name: 'Upload of plan.pdf' });
    await expect(sending).toContainText('13%');
    await sending.getByRole('button', { name: 'Pause' }).click();
    await expect(sending).toContainText('Paused');
    hold?.();
    await sending.getByRole('button', { name: 'Go on' }).click();
    await expect(sending).toContainText('Sending');
    await sending.getByRole('button', { name: 'Cancel' }).click();
    await expect(sending).toHaveCount(0);
    await expect
      .poll(() => campus.store.read.selectFrom('attachment').selectAll().where('file_name', '=', 'plan.pdf').execute())
      .toEqual([]);
    await page.goto(lantern + PROJECT);
    await expect(files.getByRole('region')).toHaveCount(0);
  },
);
