import type { Page } from '@playwright/test';
import { expect, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { type Load, visit, watchLearner } from './watch-load.ts';

test.use({ viewport: { width: 412, height: 823 } });

const UNIT = '/program/your-phone-can-do-more/unit/an-email-that-gets-answered';
const LESSON = `${UNIT}/lesson/an-email-that-gets-answered`;

/** Whether what writes to the databases is among these files: Dexie is known by the name of its errors. */
async function bringsWriting(page: Page, files: Load['files']): Promise<boolean> {
  const scripts = files.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const textsOf = (names: string[]) => Promise.all(names.map(async (name) => (await fetch(name)).text()));
  return (await page.evaluate(textsOf, scripts)).some((text) => text.includes('DexieError'));
}

test('a lesson done without a network is shown so at each start, and what sends it comes after the content', async ({
  context,
  lantern,
}) => {
  await watchLearner(context, lantern);
  const page = await context.newPage();
  await page.goto(lantern + UNIT);
  await readyOffline(page);
  await context.setOffline(true);
  // A phone in a plane says so from its first frame on; the emulation says it to a new page only later.
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await page.goto(`${lantern}${LESSON}-1`);
  await page.getByRole('button', { name: 'Next lesson' }).click();
  await page.waitForURL(`${lantern}${LESSON}-2`);
  await page.goto(lantern + UNIT);
  await expect(page.getByText('1 of 6 lessons done')).toBeVisible();
  await page.close();
  // After its content a unit's page says whether it is saved, and an exercise in sight is opened; questions need neither.
  for (const path of ['/start', UNIT, `${LESSON}-2`, `${LESSON}-1`]) {
    const again = await context.newPage();
    const load = await visit(again, lantern + path);
    const writes = path === UNIT || path === `${LESSON}-2` ? load.content : load.rest;
    const before = load.files.filter(({ at }) => at < writes);
    expect(await bringsWriting(again, before), path).toBe(false);
    if (!path.startsWith(LESSON))
      await expect(again.getByRole('button', { name: /^Sync: / })).toHaveAccessibleName(/waiting to be sent/);
    if (path === UNIT) {
      await expect(again.getByText('1 of 6 lessons done')).toBeVisible();
      expect(await bringsWriting(again, load.files), 'after the content').toBe(true);
    }
    await again.close();
  }
});
