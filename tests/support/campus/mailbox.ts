import { type BrowserContext, expect } from '@playwright/test';

/** Opens the newest mail to this address as its reader would, in a tab of its own, and answers where its button leads. */
export async function linkInMail(context: BrowserContext, origin: string, to: string): Promise<string> {
  const box = await context.newPage();
  const entry = box.getByRole('listitem').filter({ hasText: to }).first();
  await expect(async () => {
    await box.goto(`${origin}/dev/mail`);
    await expect(entry).toBeVisible({ timeout: 500 });
  }).toPass();
  await entry.getByRole('link').click();
  const link = await box.getByRole('link').first().getAttribute('href');
  await box.close();
  return link ?? '';
}
