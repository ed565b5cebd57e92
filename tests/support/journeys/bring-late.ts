import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { loadOf } from '#tests/loads/watch-load.ts';
import { twoFrames } from './two-frames.ts';

const ASSETS = resolve(import.meta.dirname, '../../../dist/assets');
/** What comes beside the screen, and may come at any time. */
const BESIDE = /\/media\/|\/icons\/|\.woff2$/;
/** Less than what a first screen is waited for (`src/app/boot/start.tsx`), ms; the answers come from this machine, and sooner. */
const FORMATS_LATER = 600;

/** Letters and pictures come only once the page rests without them. */
export async function bringLettersLate(context: BrowserContext): Promise<void> {
  await context.route(BESIDE, async (route) => {
    // Of a page that is left meanwhile nothing comes any more.
    await loadOf(route.request().frame().page()).catch(() => {});
    await route.continue().catch(() => {});
  });
}

/** The words of dates come after the answers with the dates. */
export async function bringDateFormatsLate(context: BrowserContext, month: string): Promise<void> {
  const files = readdirSync(ASSETS).filter((name) => name.endsWith('.js') && hasNothingElse(name, month));
  if (files.length === 0) throw new Error(`No file of the build is about "${month}" alone.`);
  for (const file of files)
    await context.route(`**/assets/${file}`, async (route) => {
      await new Promise((done) => setTimeout(done, FORMATS_LATER));
      await route.continue().catch(() => {});
    });
}

function hasNothingElse(name: string, month: string): boolean {
  const code = readFileSync(resolve(ASSETS, name), 'utf8');
  return code.length < 40_000 && code.includes(month);
}

/** Answers of the campus come once the frame stands without them. */
export async function bringAnswersLate(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    await page
      .locator('main')
      .waitFor({ state: 'attached' })
      .catch(() => {});
    await page.evaluate(twoFrames).catch(() => {});
    await route.continue().catch(() => {});
  });
}
