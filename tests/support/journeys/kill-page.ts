import type { Page } from '@playwright/test';

/** Ends the process of a page at once, as a device does that needs its memory: nothing in it hears of that. */
export async function killPage(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  // There is nobody left who could answer.
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}
