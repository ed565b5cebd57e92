import type { Locator, Page } from '@playwright/test';
import { asAmal, expect } from '#tests/support/journeys/journey.ts';

const section = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });
const offer = (page: Page, name: string): Locator => page.getByRole('article', { name });

asAmal('offers are found by country and category, and lead out of the campus', async ({ page, lantern }) => {
  await page.goto(`${lantern}/explore`);
  await page.getByRole('link', { name: 'Offer Board' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offer Board' })).toBeVisible();
  const tandem = offer(page, 'Conversation partners');
  await expect(tandem).toContainText('Germany · Austria · Switzerland');
  await expect(offer(page, 'Internship fair')).toContainText('Lindenau');
  const link = tandem.getByRole('link', { name: 'See more' });
  await expect(link).toHaveAttribute('href', 'https://conversation.example/partners');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);

  await page.getByRole('button', { name: 'Switzerland' }).click();
  await expect(page.getByRole('button', { name: 'Switzerland' })).toHaveAttribute('aria-pressed', 'true');
  await expect(tandem).toBeVisible();
  await expect(offer(page, 'Library card without a fee')).toHaveCount(0);
  await expect(section(page, 'Equipment')).toContainText('No current offers.');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(offer(page, 'Library card without a fee')).toBeVisible();
});

asAmal(
  'the board that was seen is there without a network, and its links say what they need',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/services/offers`);
    await expect(offer(page, 'Sewing workshop').getByRole('link')).toBeVisible();
    // The connection goes while the board is open, and the page is loaded again.
    await context.setOffline(true);
    await expect(offer(page, 'Sewing workshop')).toContainText('Needs the internet');
    await page.reload();
    await expect(offer(page, 'Sewing workshop')).toContainText('Needs the internet');
    await expect(page.getByText(/Could not update/)).toBeVisible();
    const icon = section(page, 'Work').getByRole('presentation');
    await expect.poll(() => icon.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    await context.setOffline(false);
    await expect(offer(page, 'Sewing workshop').getByRole('link')).toBeVisible();
  },
);
