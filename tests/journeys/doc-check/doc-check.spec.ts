import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { decide, listDocuments } from '#server/operator/documents.ts';
import { readConfig } from '#server/runtime/config.ts';
import { choose, pdfOf } from '#tests/support/journeys/attachment-journey.ts';
import { asReza, expect } from '#tests/support/journeys/journey.ts';
import { makePng } from '#tests/support/packages/make-png.ts';

const MEGABYTE = 1024 * 1024;
const PARTS = /\/api\/documents\/[0-9a-f-]+$/;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });

asReza(
  'a document is asked for, sent over a line that breaks, decided on, and its person hears of it',
  async ({ page, context, campus, lantern }) => {
    await page.goto(`${lantern}/start`);
    await expect(main(page).getByText('could not be read or is not the right one')).toBeVisible();
    await button(page, 'What our team says').click();
    await expect(main(page).getByText('پشت کارت دیده نمی‌شود. لطفاً هر دو رو را بفرستید.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Send another document' }).click();
    await expect(page).toHaveURL(`${lantern}/doc-reupload`);
    await expect(main(page).locator('input[capture="environment"]')).toHaveAttribute('accept', 'image/*');

    // Half of it arrives, then nothing more does.
    let parts = 0;
    await context.route(PARTS, (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      parts += 1;
      return parts <= 2 ? route.continue() : route.abort('connectionreset');
    });
    const passport = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: pdfOf(2 * MEGABYTE) };
    await choose(page, button(page, 'Choose a file'), passport);
    await expect(main(page).getByRole('region', { name: 'Upload of passport.pdf' })).toContainText('50%');
    await expect(main(page).getByText('Waiting for the network. It goes on by itself.')).toBeVisible();
    await page.close();
    await context.unroute(PARTS);

    const next = await context.newPage();
    const arrived: number[] = [];
    next.on('request', (request) => {
      if (request.method() === 'PATCH') arrived.push(Number(request.headers()['upload-offset']));
    });
    await next.goto(`${lantern}/doc-reupload`);
    const stopped = main(next).getByRole('region', { name: 'Stopped upload of passport.pdf' });
    await choose(next, stopped.getByRole('button', { name: 'Choose the file again' }), passport);
    await expect(main(next).getByText('Our team is looking at your document.')).toBeVisible();
    expect(arrived[0]).toBe(MEGABYTE);
    await expect(stopped).toHaveCount(0);

    const folder = join(campus.dataDir, 'documents');
    for (const name of readdirSync(folder)) expect(readFileSync(join(folder, name)).includes('%PDF')).toBe(false);

    const config = { ...readConfig([]), dataDir: campus.dataDir };
    const line = (await listDocuments(campus.store)).split('\n').find((one) => one.includes('passport.pdf')) ?? '';
    expect(line).toContain('@lantern.example');
    const [id = ''] = line.split(' ');
    await decide(campus.store, config, { id, decision: 'ACCEPTED', comment: '' });
    await next.goto(`${lantern}/notifications`);
    await next.getByRole('link', { name: 'Your document was accepted.' }).click();
    await expect(main(next).getByText('There is nothing more to do.')).toBeVisible();
    await expect(button(next, 'Choose a file')).toHaveCount(0);
    await expect(main(next).getByRole('link', { name: 'Explore courses' })).toBeVisible();
    await next.goto(`${lantern}/start`);
    await expect(main(next).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(next).getByText('Our team is looking at your document.')).toHaveCount(0);
    await expect(main(next).getByText('There is nothing more to do.')).toHaveCount(0);
  },
);

asReza('a large picture is made smaller only where its person agrees', async ({ page, campus, lantern }) => {
  const photo = { name: 'card.png', mimeType: 'image/png', buffer: makePng(900) };
  const sizes = async () => {
    const rows = await campus.store.read
      .selectFrom('document_upload')
      .select(['file_name', 'file_size'])
      .where('file_name', 'like', 'card.%')
      .execute();
    return rows.map((row) => [row.file_name, row.file_size < photo.buffer.length]);
  };
  await page.goto(`${lantern}/doc-reupload`);
  const dialog = page.getByRole('dialog', { name: 'Make the picture smaller?' });
  await choose(page, button(page, 'Choose a file'), photo);
  await dialog.getByRole('button', { name: 'Send as it is' }).click();
  await expect.poll(sizes).toEqual([['card.png', false]]);
  await choose(page, button(page, 'Take a photo'), photo);
  await dialog.getByRole('button', { name: 'Make it smaller' }).click();
  await expect.poll(sizes).toEqual([['card.jpg', true]]);
});

asReza(
  'without a network the check is there, and says what sending needs; what is no document is refused first',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/doc-reupload`);
    const add = button(page, 'Choose a file');
    await choose(page, add, { name: 'card.exe', mimeType: 'application/pdf', buffer: pdfOf(2000) });
    await expect(main(page).getByRole('alert')).toContainText('A document is a picture or a PDF.');
    await choose(page, add, { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a PDF') });
    await expect(main(page).getByRole('region', { name: 'Upload of card.pdf' })).toContainText(
      'A document is a picture or a PDF.',
    );
    await context.setOffline(true);
    await page.reload();
    await expect(main(page).getByText('could not be read or is not the right one')).toBeVisible();
    await expect(add).toBeDisabled();
    await expect(button(page, 'Take a photo')).toBeDisabled();
    await expect(main(page).getByText('Keep the photo on your phone until then.')).toBeVisible();
  },
);
