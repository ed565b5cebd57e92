import type { Page } from '@playwright/test';
import { choose, filesOf, mp4Of, openProject, PROJECT, rowOf } from '#tests/support/journeys/attachment-journey.ts';
import { BOARD_COURSE, boardOn, composerOf, messageOf, openBoard } from '#tests/support/journeys/board-journey.ts';
import { DRAFTS_SCRIPT } from './disk-scripts.ts';
import { amalAt, leave, rezaAt, unsentOn } from './learner.ts';
import { expect, test } from './scene.ts';
import { comeBack } from './strike.ts';

const KILLS = process.env.PROVE === '1' ? 20 : 3;
const MEGABYTE = 1024 * 1024;

/** Texts of drafts that the browser would still have if it was killed now. */
const draftsOn = (page: Page): Promise<unknown> => page.evaluate(DRAFTS_SCRIPT);

test(`a browser killed while a message is written, ${KILLS} times: it is there, and what was sent is not`, {
  tag: '@always',
}, async ({ scene }) => {
  test.setTimeout(120_000 + KILLS * 30_000);
  let page = await amalAt(scene, BOARD_COURSE);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const text = `Who else lives in street ${kill}?`;
    const board = await openBoard(page, scene.origin);
    await composerOf(board).pressSequentially(text);
    await expect.poll(() => draftsOn(page)).toEqual([text]);
    await scene.phone.kill();

    page = await comeBack(scene, BOARD_COURSE, 'cut');
    const again = await boardOn(page);
    await expect(composerOf(again)).toHaveValue(text);
    await again.getByRole('button', { name: 'Send' }).first().click();
    await expect(messageOf(again, text)).toBeVisible();
    await expect.poll(() => draftsOn(page)).toEqual([]);
    await scene.phone.kill();

    page = await comeBack(scene, BOARD_COURSE);
    await expect(composerOf(await boardOn(page))).toHaveValue('');
    await expect.poll(() => unsentOn(page), { timeout: 60_000 }).toEqual([]);
    const times = await scene.store.read.selectFrom('board_message').where('content', '=', text).select('id').execute();
    expect(times).toHaveLength(1);
  }
});

test('an upload that ended with its browser goes on where it stopped', { tag: '@always' }, async ({ scene }) => {
  const name = 'Film of our street.mp4';
  const file = { name, mimeType: 'video/mp4', buffer: mp4Of(6 * MEGABYTE) };
  await leave(scene);
  const page = await rezaAt(scene, PROJECT);
  let parts = 0;
  await page.route(/\/attachments\/[0-9a-f-]+$/, (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    parts += 1;
    return parts <= 6 ? route.continue() : route.abort('connectionreset');
  });
  const files = await openProject(page, scene.origin);
  await choose(page, files.getByRole('button', { name: 'Add a file' }), file);
  await expect(files.getByRole('region', { name: `Upload of ${name}` })).toContainText('50%');
  await expect.poll(async () => JSON.stringify(await draftsOn(page))).toContain(String(3 * MEGABYTE));
  await scene.phone.kill();

  const next = await comeBack(scene, PROJECT);
  const offsets: number[] = [];
  next.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  const stopped = filesOf(next).getByRole('region', { name: `Stopped upload of ${name}` });
  await expect(stopped).toContainText('50%');
  await choose(next, stopped.getByRole('button', { name: 'Choose the file again' }), file);
  await expect(rowOf(filesOf(next), name)).toContainText('6 MB');
  expect(offsets[0]).toBe(3 * MEGABYTE);
  await leave(scene);
});
