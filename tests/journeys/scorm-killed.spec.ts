import { expect, type Frame, type Page, test } from '@playwright/test';
import * as v from 'valibot';
import { resumed } from '#campus/scorm/resumed.ts';
import { cmiSchema } from '#campus/scorm/scorm-data.ts';
import { openStage, type PackageCampus, servePackages } from '#tests/support/package-stage.ts';
import { threeItems12 } from '#tests/support/small-packages.ts';

let campus: PackageCampus;
test.beforeAll(async () => {
  campus = await servePackages({ three: threeItems12() });
});
test.afterAll(() => campus.stop());

const ROUNDS = 20;
/** All that may be lost (issue 8, Proof), ms. */
const LOST_MAX = 1000;

const keptSchema = v.nullable(v.pipe(v.string(), v.parseJson(), v.object({ cmi: cmiSchema })));

/** Starts the package with what is on the device; answers its page. */
async function starts(page: Page): Promise<Frame> {
  const stage = await openStage(page, campus, 'three');
  const last = v.parse(keptSchema, await page.evaluate(`localStorage.getItem('last')`));
  await stage.start({ states: last === null ? {} : { one: resumed('1.2', last.cmi) } });
  await expect.poll(async () => (await stage.heard('shown')).length).toBe(1);
  const item = page.frames().find((frame) => frame.url().endsWith('?item=one'));
  if (item === undefined) throw new Error('nothing is open');
  return item;
}

/** The bookmark that the package itself reads: the time at which it set it. */
async function bookmarkOf(item: Frame): Promise<number> {
  return Number(await item.evaluate(`api.LMSGetValue('cmi.core.lesson_location')`));
}

const SETS_ON = `setInterval(() => api.LMSSetValue('cmi.core.lesson_location', String(Date.now())), 20); undefined`;

async function isKilled(page: Page): Promise<number> {
  const at = Date.now();
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)]);
  await page.close();
  return at;
}

test('a tab that is killed at any moment loses a second at most, and the bookmark never goes back', async ({
  context,
}) => {
  let [before, killed, lived] = [0, 0, 0];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const page = await context.newPage();
    const item = await starts(page);
    const bookmark = await bookmarkOf(item);
    expect(bookmark).toBeGreaterThanOrEqual(before);
    // What lived for less has nothing more to lose.
    if (lived > LOST_MAX) expect(killed - bookmark, `round ${round}`).toBeLessThan(LOST_MAX);
    before = bookmark;
    await item.evaluate(SETS_ON);
    lived = Math.random() * 2000;
    await item.evaluate(`new Promise((resolve) => setTimeout(resolve, ${lived}))`);
    killed = await isKilled(page);
  }
  expect(before).toBeGreaterThan(0);
});
