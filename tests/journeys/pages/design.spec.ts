import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { poorlyReadable } from './rendered-contrast.ts';

// With a network and for one visit: a worker would be installed anew in each journey, and is the point of none.
test.use({ serviceWorkers: 'block' });

const TENANTS = ['Lantern', 'Nordlicht', 'Sonnenhaus', 'Stadtbibliothek', 'Grünwerk', 'Hafen'];
const DESKTOP = { width: 1200, height: 900 };
const SMALLEST = { width: 320, height: 640 };

/** A fixed moment: what appears and folds by the clock must not move the page while it is measured. */
const MORNING = new Date('2026-11-21T09:00:00');
const UNTIL_OFFLINE_STRIP = 2500;

async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(new Date(MORNING.getTime() + 1000));
  await openDesign(page, DESKTOP);
  // The letters of a first visit come behind its content; now they are there from the start, and stay as they are measured.
  await openDesign(page, DESKTOP);
  await page.clock.runFor(UNTIL_OFFLINE_STRIP);
  await expect(page.getByText('You are offline. Saved courses still work.')).toBeVisible();
}

async function openDesign(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto('/dev/design');
  await expect(page.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

async function choose(page: Page, choice: { tenant: string; mode: string; direction: string }): Promise<void> {
  await page.getByLabel('Tenant').selectOption(choice.tenant);
  await page.getByLabel('Mode').selectOption(choice.mode);
  await page.getByLabel('Direction').selectOption(choice.direction);
  await page.evaluate(() => document.fonts.ready);
}

for (const [at, tenant] of TENANTS.entries()) {
  // Every palette is held to its contrasts by the tests of the theme: each day one shows that pages use it as it is meant.
  const tag = at === 0 ? [] : ['@prove'];
  test(`everything can be read at ${tenant}, by day and night, in both directions`, { tag }, async ({ page }) => {
    await openStill(page);
    for (const [mode, direction] of [
      ['light', 'ltr'],
      ['dark', 'rtl'],
    ] as const) {
      await choose(page, { tenant, mode, direction });
      // A palette's own letters may take their place while the page is measured: then it is measured again.
      await expect.poll(() => poorlyReadable(page), `${tenant}, ${mode}, ${direction}`).toEqual([]);
    }
  });
}

test('the measure notices what cannot be read', async ({ page }) => {
  await openStill(page);
  await page.evaluate(() => document.documentElement.style.setProperty('--lc-light-text-muted', '#c9c9c9'));
  expect((await poorlyReadable(page)).length).toBeGreaterThan(3);
});

test('nothing is wider than the smallest screen, in both directions', async ({ page }) => {
  await openDesign(page, SMALLEST);
  for (const direction of ['ltr', 'rtl']) {
    await choose(page, { tenant: 'Lantern', mode: 'light', direction });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALLEST.width);
  }
});

test('fingers find every control: 44 px', async ({ page }) => {
  await openDesign(page, SMALLEST);
  const small = await page.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const grown = Number.parseFloat(getComputedStyle(button, '::after').height) || 0;
      return Math.max(height, grown) < 43.9 || width < 43.9 ? [`${button.textContent}: ${width} × ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
});

test('a dialog takes the focus, gives it back, and closes by Escape', async ({ page }) => {
  await openDesign(page, DESKTOP);
  const opener = page.getByRole('button', { name: 'Open dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Revoke your consent?' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('leaving a page is asked, and a tap beside the question answers nothing', async ({ page }) => {
  await openDesign(page, DESKTOP);
  await page.getByRole('button', { name: 'Leave page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
});

test('a message is said and goes; an error stays until it is closed; undo is in reach of the keyboard', async ({
  page,
}) => {
  await page.clock.install();
  await openDesign(page, DESKTOP);
  const messages = page.getByRole('region', { name: 'Messages' });
  await page.getByRole('button', { name: 'Say plainly' }).click();
  await page.getByRole('button', { name: 'Say an error' }).click();
  await expect(page.getByRole('alert')).toHaveText('This could not be sent.');
  await page.clock.runFor(3100);
  await expect(messages.getByText('Saved.')).toBeHidden();
  await page.clock.runFor(60_000);
  await messages.getByRole('button', { name: 'Close' }).click();
  await expect(messages.getByText('This could not be sent.')).toBeHidden();
  await page.getByRole('button', { name: 'Say with undo' }).click();
  const undo = messages.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.clock.runFor(60_000);
  await undo.press('Enter');
  await expect(messages.getByText('Taken back.')).toBeVisible();
});
