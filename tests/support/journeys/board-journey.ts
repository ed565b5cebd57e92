import { expect, type Locator, type Page } from '@playwright/test';

/** A demo unit that Amal, Reza and Olena take and Katrin teaches. */
export const BOARD_COURSE = '/course/hello-my-name-is';
export const BOARD_ID = 'course-hello-my-name-is';

/** The board on the page of its unit, once it is there. */
export async function openBoard(page: Page, origin: string): Promise<Locator> {
  await page.goto(origin + BOARD_COURSE);
  return boardOn(page);
}

/** The same where the page is open already. */
export async function boardOn(page: Page): Promise<Locator> {
  const board = page.locator(`[id="board-${BOARD_ID}"]`);
  await board.scrollIntoViewIfNeeded();
  await expect(composerOf(board)).toBeVisible();
  return board;
}

export function composerOf(board: Locator): Locator {
  return board.getByRole('textbox', { name: 'Write to those who learn here' });
}

export async function write(board: Locator, words: string): Promise<void> {
  await composerOf(board).fill(words);
  await board.getByRole('button', { name: 'Send' }).first().click();
  await expect(composerOf(board)).toHaveValue('');
}

/** The message or comment with these words. */
export function entryOf(board: Locator, words: string): Locator {
  return board.getByRole('article').filter({ hasText: words }).last();
}

/** The message with these words, with all its comments. */
export function messageOf(board: Locator, words: string): Locator {
  return board.getByRole('article').filter({ hasText: words }).first();
}

export async function comment(message: Locator, words: string): Promise<void> {
  await message.getByRole('button', { name: 'Comment', exact: true }).click();
  await message.getByRole('textbox', { name: 'Your comment' }).fill(words);
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(message.getByRole('textbox', { name: 'Your comment' })).toHaveCount(0);
}

/** Opens the menu of an entry and taps what can be done with it. */
export async function choose(page: Page, entry: Locator, name: string): Promise<void> {
  await entry
    .getByRole('button', { name: /^More for this/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}
