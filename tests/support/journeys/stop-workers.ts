import type { Page } from '@playwright/test';

/** As a browser does with those that have had nothing to do for a while: what needs one next starts it anew. */
export async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}
