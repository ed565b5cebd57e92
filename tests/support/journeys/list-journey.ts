import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { BANNER_COOKIES } from '#campus/analytics/consent-choice.ts';
import { enterAs, type JourneyCampus } from './journey.ts';
import { twoFrames } from './two-frames.ts';

/** Another device of somebody, who has read about cookies before. */
export async function anotherDevice(browser: Browser, origin: string, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, locale: 'en' });
  await context.addCookies([{ name: BANNER_COOKIES.essential, value: 'yes', url: origin }]);
  const page = await context.newPage();
  await enterAs(page, origin, name);
  return page;
}

/** The ids in a list as the campus has it, in its order. */
export async function orderOf(campus: JourneyCampus, listId: string): Promise<string[]> {
  const rows = await campus.store.read
    .selectFrom('content_list_item')
    .select('item_id')
    .where('list_id', '=', listId)
    .orderBy('position')
    .orderBy('item_id')
    .execute();
  return rows.map((row) => row.item_id);
}

/** The names in a list as its owner sees it. */
export function namesIn(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'In this list' }).getByRole('link').allTextContents();
}

/** Opens the menu of a row. */
export async function menuOf(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  return page.getByRole('dialog');
}

/** Takes a row up and moves it by the keyboard; each place that it comes to is announced. */
export async function moveByKeys(page: Page, name: string, keys: readonly string[], places: readonly number[]) {
  const handle = page.getByRole('button', { name: `Move ${name}` });
  await handle.focus();
  await page.keyboard.press('Space');
  // The place may have been announced before: that it is held now is seen at its handle, and drawn before a key can move it.
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(twoFrames);
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key);
    await expect(page.getByRole('status').filter({ hasText: `${name}: place ${places[at]} of` })).toBeAttached();
  }
}
