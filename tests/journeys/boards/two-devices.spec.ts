import {
  boardOn,
  choose,
  comment,
  composerOf,
  entryOf,
  messageOf,
  openBoard,
  write,
} from '#tests/support/journeys/board-journey.ts';
import { asAmal, expect } from '#tests/support/journeys/journey.ts';
import { anotherDevice } from '#tests/support/journeys/list-journey.ts';

asAmal(
  'two people talk, one of them without a network for a while',
  { tag: '@always' },
  async ({ page, context, browser, lantern }) => {
    const board = await openBoard(page, lantern);
    const desk = await anotherDevice(browser, lantern, 'Enter as Reza');
    const theirs = await openBoard(desk, lantern);

    await write(theirs, 'Who comes to the speaking café?');
    // It is offered and moves nothing; a tap brings it.
    await expect(board.getByRole('button', { name: '1 new' })).toBeVisible();
    await expect(entryOf(board, 'Who comes to the speaking café?')).toHaveCount(0);
    await board.getByRole('button', { name: '1 new' }).click();
    await expect(messageOf(board, 'Who comes to the speaking café?')).toBeFocused();

    await context.setOffline(true);
    await write(board, 'I bring tea.');
    await comment(messageOf(board, 'I bring tea.'), 'And cups.');
    await comment(messageOf(board, 'Who comes to the speaking café?'), 'I do.');
    await expect(board.getByText('Waiting to be sent')).toHaveCount(3);
    await page.reload();
    const again = await boardOn(page);
    await expect(messageOf(again, 'I bring tea.')).toContainText('And cups.');
    await expect(again.getByText('Waiting to be sent')).toHaveCount(3);
    await choose(page, entryOf(again, 'And cups.'), 'Change');
    const change = again.getByRole('textbox', { name: 'Your comment' });
    // The menu has closed.
    await expect(change).toBeFocused();
    await change.fill('And ten cups.');
    await again.getByRole('button', { name: 'Save' }).click();
    await expect(messageOf(again, 'I bring tea.')).toContainText('And ten cups.');

    await context.setOffline(false);
    await expect(again.getByText('Waiting to be sent')).toHaveCount(0);
    await theirs.getByRole('button', { name: /^\d+ new$/ }).click();
    await expect(messageOf(theirs, 'I bring tea.')).toContainText('And ten cups.');
    await expect(messageOf(theirs, 'Who comes to the speaking café?')).toContainText('I do.');
    await desk.context().close();
  },
);

asAmal('who was answered hears of it, and a tap leads to the board', async ({ page, browser, lantern }) => {
  const board = await openBoard(page, lantern);
  await write(board, 'Where is the language café?');
  await expect(board.getByText('Waiting to be sent')).toHaveCount(0);
  await page.goto(`${lantern}/notifications`);
  const desk = await anotherDevice(browser, lantern, 'Enter as Reza');
  const theirs = await openBoard(desk, lantern);
  await comment(messageOf(theirs, 'Where is the language café?'), 'Behind the library.');

  await page
    .getByRole('article')
    .filter({ hasText: /new comment on the board/ })
    .first()
    .getByRole('link')
    .click();
  const again = await boardOn(page);
  await expect(page).toHaveURL(/#board-course-hello-my-name-is$/);
  await expect(messageOf(again, 'Where is the language café?')).toContainText('Behind the library.');
  await desk.context().close();
});

asAmal('what was deleted meanwhile comes back with its words', async ({ page, context, browser, lantern }) => {
  const board = await openBoard(page, lantern);
  const desk = await anotherDevice(browser, lantern, 'Enter as Reza');
  const theirs = await openBoard(desk, lantern);
  await write(theirs, 'Is the library open?');
  await board.getByRole('button', { name: '1 new' }).click();

  await context.setOffline(true);
  await comment(messageOf(board, 'Is the library open?'), 'Until eight, I asked.');
  await choose(desk, messageOf(theirs, 'Is the library open?'), 'Delete');
  await desk.getByRole('dialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(messageOf(theirs, 'Is the library open?')).toHaveCount(0);
  await context.setOffline(false);

  await expect(board.getByText('1 thing that you did here could not be sent. Your words are kept.')).toBeVisible();
  await board.getByRole('button', { name: 'Not sent. See why' }).click();
  const card = page.getByRole('dialog', { name: 'Your changes' }).getByRole('article');
  await expect(card).toContainText('Until eight, I asked.');
  await expect(card).toContainText('This is not here any more.');
  await card.getByRole('button', { name: 'Copy' }).click();
  await desk.context().close();
});

asAmal(
  'a draft is there again after its page was closed, and goes when it is sent',
  async ({ page, context, lantern }) => {
    const board = await openBoard(page, lantern);
    await composerOf(board).fill('Half a sentence');
    await page.close();
    const next = await context.newPage();
    const again = await openBoard(next, lantern);
    await expect(composerOf(again)).toHaveValue('Half a sentence');
    await write(again, 'Half a sentence, and the rest.');
    await next.reload();
    await expect(composerOf(await boardOn(next))).toHaveValue('');
  },
);
