import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type Look, openTenant } from './take-pictures.ts';

/** As high as browsers show them beside each other (APP-6): all of a form have the same sides. */
const FORMS = [
  { form: 'narrow', width: 360, height: 640, screens: ['start', 'explore'] },
  { form: 'wide', width: 1200, height: 675, screens: ['explore'] },
] as const;
const QUALITIES = [80, 65, 50];
const SIZE_MAX = 60_000;

/** Takes the pictures that an organisation's manifest names, and puts them where its files are. */
export async function makeManifestPictures(browser: Browser, origin: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { form, width, height, screens } of FORMS) {
    const look: Look = { width, language: 'en', mode: 'light' };
    const page = await openTenant(browser, origin, look);
    await page.setViewportSize({ width, height });
    for (const screen of screens) {
      await page.goto(`${origin}/${screen}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.locator('main h2').first().waitFor();
      await page.waitForLoadState('networkidle');
      writeFileSync(join(folder, `${form}-${screen}.webp`), await smallPicture(page));
    }
    await page.context().close();
  }
}

/** As good as it can be within what somebody on prepaid data should load. */
async function smallPicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= SIZE_MAX) return bytes;
  }
  throw new Error(`${page.url()} makes a picture of more than ${SIZE_MAX} bytes.`);
}
