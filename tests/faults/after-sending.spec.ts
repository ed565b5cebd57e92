import type { Page } from '@playwright/test';
import { leave, rezaAt, unsentOn } from './learner.ts';
import { expect, type Scene, test } from './scene.ts';
import { comeBack } from './strike.ts';

const PROJECT = '/course/a-page-for-my-street';

/** The page that is open while the entry is sent: its own, one that lists it, or another. */
const PLACES = [undefined, PROJECT, '/bookmarks'] as const;

test('what was written without a network opens without one after it was sent and the browser was killed', {
  tag: '@always',
}, async ({ scene }) => {
  test.setTimeout(600_000);
  await leave(scene);
  let page = await rezaAt(scene, PROJECT);
  for (const [at, place] of PLACES.entries()) {
    const title = `The bus stop ${at}`;
    await page.getByRole('link', { name: 'Write something' }).click();
    scene.proxy.set('cut');
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Everybody waits');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const made = new URL(page.url()).pathname;
    if (place !== undefined) await page.goto(scene.origin + place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    scene.proxy.set('good');
    await expect.poll(() => unsentOn(page), { intervals: [20] }).toEqual([]);
    scene.proxy.set('cut');
    await settled(page);
    await scene.phone.kill();

    page = await comeBack(scene, made, 'cut');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto(scene.origin + PROJECT);
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    expect(await timesMade(scene, title)).toBe(1);
    page = await comeBack(scene, PROJECT);
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  }
  await leave(scene);
});

/** Resolves once the page is idle after a change was sent. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function timesMade({ store }: Scene, title: string): Promise<number> {
  const made = store.read.selectFrom('user_content').where('denomination', '=', title).select('id');
  return (await made.execute()).length;
}
