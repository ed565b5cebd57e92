import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { changeDemo } from '#tests/support/campus/change-demo.ts';
import { addCountingPackages, pathOf } from '#tests/support/packages/counting-packages.ts';
import { amalAt } from './learner.ts';
import { expect, type Scene, test } from './scene.ts';
import { comeBack } from './strike.ts';

/** CPU throttling rate. */
const SLOWER = 6;
/** Values that the package reports before it is closed. */
const COUNTED = 5;

const location = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      v.object({ 'cmi.location': v.string() }),
      v.transform((cmi) => cmi['cmi.location']),
    ),
    v.pipe(
      v.object({ 'cmi.core.lesson_location': v.string() }),
      v.transform((cmi) => cmi['cmi.core.lesson_location']),
    ),
  ]),
  v.transform(Number),
);

for (const kind of ['scorm12', 'scorm2004'] as const)
  test(`${kind} that is closed for a page of another address reaches the campus, though nobody opens it again`, {
    tag: '@always',
  }, async ({ scene }) => {
    await amalAt(scene, '/bookmarks');
    await changeDemo(scene, (folder) => addCountingPackages(folder, 'lantern'));
    const page = await comeBack(scene, '/healthz');
    const answered = await countUntil(page, scene.origin + pathOf(kind), COUNTED);
    await page.locator('header a').first().dispatchEvent('click');
    await page.goto(`${scene.origin}/bookmarks`, { waitUntil: 'commit' });
    const last = answered();
    await expect.poll(() => numberAtCampus(scene, kind), { timeout: 120_000 }).toBeGreaterThanOrEqual(last);
  });

/** Plays a counting package with a throttled CPU. Returns a function that reads the last confirmed value. */
async function countUntil(page: Page, address: string, least: number): Promise<() => number> {
  let answered = 0;
  page.on('console', (message) => {
    const [word, number] = message.text().split(' ');
    if (word === 'kept') answered = Number(number);
  });
  await page.goto(address);
  await expect.poll(() => answered, { intervals: [50] }).toBeGreaterThan(0);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const from = answered;
  await expect.poll(() => answered, { intervals: [10] }).toBeGreaterThanOrEqual(from + least);
  return () => answered;
}

async function numberAtCampus({ store }: Scene, course: string): Promise<number> {
  const rows = await store.read
    .selectFrom('scorm_state')
    .innerJoin('scorm_session', 'scorm_session.id', 'scorm_state.session_id')
    .where('scorm_session.course_id', '=', course)
    .select('scorm_state.cmi')
    .execute();
  return Math.max(0, ...rows.map(({ cmi }) => v.parse(location, cmi)));
}
