import { choose, composerOf, entryOf, messageOf, openBoard, write } from '#tests/support/journeys/board-journey.ts';
import { asAmal, expect, toast } from '#tests/support/journeys/journey.ts';
import { anotherDevice } from '#tests/support/journeys/list-journey.ts';

const HOSTILE = [
  '<img src=x onerror="document.title = `owned`">',
  '<script>document.title = "owned"</script>',
  '[here](javascript:document.title=1) javascript:document.title=1',
  '"><svg onload=document.title=1>',
  '{0} {title} {count, plural, other {#}}',
];

asAmal('hostile text is text, and links lead away safely', async ({ page, lantern }) => {
  const board = await openBoard(page, lantern);
  const title = await page.title();
  const words = `${HOSTILE.join('\n')}\nhttps://lantern.example/a?b=1 and amal@lantern.example`;
  await write(board, words);
  const message = messageOf(board, 'onerror');
  for (const line of HOSTILE) await expect(message).toContainText(line);
  await expect(message.locator('img, script, svg[onload]')).toHaveCount(0);
  await expect(message.getByRole('link')).toHaveCount(2);
  const link = message.getByRole('link', { name: 'https://lantern.example/a?b=1' });
  await expect(link).toHaveAttribute('href', 'https://lantern.example/a?b=1');
  await expect(link).toHaveAttribute('rel', /noopener.*noreferrer.*nofollow/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(message.getByRole('link', { name: 'amal@' })).toHaveAttribute('href', 'mailto:amal@lantern.example');
  expect(await page.title()).toBe(title);
});

asAmal('what is reported is out of sight, and the tutor decides', async ({ page, browser, lantern }) => {
  const desk = await anotherDevice(browser, lantern, 'Enter as Reza');
  const theirs = await openBoard(desk, lantern);
  await write(theirs, 'Buy watches here.');
  await write(theirs, 'Buy more watches here.');
  const board = await openBoard(page, lantern);
  // What the phone kept is read first.
  await board.getByRole('button', { name: '2 new' }).click();
  for (const words of ['Buy watches here.', 'Buy more watches here.']) {
    await choose(page, messageOf(board, words), 'Report to the tutors');
    const dialog = page.getByRole('dialog', { name: 'Report to the tutors' });
    await dialog.getByRole('textbox').fill('This is advertising.');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(messageOf(board, words)).toHaveCount(0);
  }
  await expect(toast(page, 'The tutors will look at it')).toBeVisible();

  const tutor = await anotherDevice(browser, lantern, 'Enter as Katrin');
  const taught = await openBoard(tutor, lantern);
  const reports = taught.locator('section').filter({ hasText: 'Reported by learners' });
  const report = (words: string) => reports.getByRole('article').filter({ hasText: words });
  await expect(report('Buy watches here.')).toContainText('Reported by 1 person');
  await expect(report('Buy watches here.')).toContainText('This is advertising.');
  await expect(reports).not.toContainText('Amal');
  await report('Buy watches here.').getByRole('button', { name: 'Delete it' }).click();
  await expect(report('Buy watches here.')).toHaveCount(0);
  await report('Buy more watches here.').getByRole('button', { name: 'Keep it' }).click();
  await expect(reports).toHaveCount(0);
  await expect(entryOf(theirs, 'Buy watches here.')).toHaveCount(0);
  await expect(entryOf(theirs, 'Buy more watches here.')).toBeVisible();
  await tutor.context().close();
  await desk.context().close();
});

asAmal('a board is walked through by keyboard alone', async ({ page, lantern }) => {
  const board = await openBoard(page, lantern);
  await composerOf(board).focus();
  await page.keyboard.type('By keys.');
  await page.keyboard.press('Control+Enter');
  await expect(messageOf(board, 'By keys.')).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).press('Enter');
  await expect(board.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('By keys alone.');
  await page.keyboard.press('Control+Enter');
  await expect(messageOf(board, 'By keys alone.')).toBeFocused();

  await messageOf(board, 'By keys alone.').getByRole('button', { name: 'Comment', exact: true }).press('Enter');
  await page.keyboard.type('And heard.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(entryOf(board, 'And heard.')).toBeFocused();

  const more = messageOf(board, 'By keys alone.').getByRole('button', { name: 'More for this message' });
  await more.press('Enter');
  await page.getByRole('dialog', { name: 'Message' }).getByRole('button', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete this message?' });
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(board.getByText('It is gone from the board.')).toBeFocused();
  await expect(messageOf(board, 'By keys alone.')).toHaveCount(0);
});
