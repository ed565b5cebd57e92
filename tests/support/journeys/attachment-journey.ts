import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** The demo project that Reza and Olena take and Samuel teaches. */
export const PROJECT = '/course/a-page-for-my-street';

/** The files on the page of the project, once they are there. */
export async function openProject(page: Page, origin: string): Promise<Locator> {
  await page.goto(origin + PROJECT);
  const files = filesOf(page);
  await files.scrollIntoViewIfNeeded();
  await expect(files.getByRole('button', { name: 'Add a file' })).toBeVisible();
  return files;
}

export function filesOf(page: Page): Locator {
  return page.locator('#attachments');
}

/** The file with this name, which is there as a whole for who listens. */
export function rowOf(files: Locator, name: string): Locator {
  return files.getByRole('listitem').filter({ hasText: name });
}

/** A file of so many bytes that is a PDF by its content. */
export function pdfOf(bytes: number): Buffer {
  const head = Buffer.from('%PDF-1.4\n');
  const tail = Buffer.from('\n%%EOF\n');
  return Buffer.concat([head, randomBytes(bytes - head.length - tail.length), tail]);
}

/** A file of so many bytes that is an MP4 by its content. */
export function mp4Of(bytes: number): Buffer {
  const head = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom'),
    Buffer.from([0, 0, 2, 0]),
    Buffer.from('isommp41'),
  ]);
  return Buffer.concat([head, randomBytes(bytes - head.length)]);
}

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** Taps a button that asks for a file, and chooses one. */
export async function choose(page: Page, button: Locator, file: Chosen): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(file);
}
