import type { Locator } from '@playwright/test';

/** Sends a banner away by its own button: others may stand on the same page. */
export async function closeBanner(text: Locator): Promise<void> {
  const banner = text.locator('xpath=ancestor::div[.//button[@aria-label="Close"]][1]');
  await banner.getByRole('button', { name: 'Close' }).click();
}
