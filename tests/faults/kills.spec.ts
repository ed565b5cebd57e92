import { amalAt, timesMade, unsentOn } from './learner.ts';
import { expect, test } from './scene.ts';
import { comeBack } from './strike.ts';

const KILLS = process.env.PROVE === '1' ? 100 : 5;

test(`a browser killed right after it said that a change is saved, ${KILLS} times: all are there, and sent later`, {
  tag: '@always',
}, async ({ scene }) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  let page = await amalAt(scene, '/bookmarks');
  scene.proxy.set('cut');
  const names: string[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const name = `Saved before kill ${kill}`;
    await page.getByLabel('New list').fill(name);
    const shown = page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create list' }).click({ noWaitAfter: true });
    // The list's own page is shown when it is on the disk, and not before.
    await shown;
    await scene.phone.kill();
    names.push(name);
    page = await comeBack(scene, '/bookmarks', 'cut');
    await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
    expect((await unsentOn(page)).toSorted(), `after ${kill} kills`).toEqual(names.toSorted());
  }
  const back = await comeBack(scene, '/bookmarks');
  await expect.poll(() => unsentOn(back), { timeout: 60_000 }).toEqual([]);
  const times = await Promise.all(names.map((name) => timesMade(scene.store, name)));
  expect(times).toEqual(names.map(() => 1));
});
