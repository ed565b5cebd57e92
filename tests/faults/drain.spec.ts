import type { Page } from '@playwright/test';
import { JWT_LIFE_SECONDS } from '#campus/limits.ts';
import { FAULT_STEPS } from '#offline/fault.ts';
import { stopWorkers } from '#tests/support/journeys/stop-workers.ts';
import { runsOf } from './faults.ts';
import { amalAt, effectsOf, expectOnce, tapCreateList, unsentOn } from './learner.ts';
import { expect, type Scene, test } from './scene.ts';
import { aftermath, comeBack, type Hold, holdInPage, holdInWorker, strike } from './strike.ts';

const STEPS = [
  ...FAULT_STEPS.filter((step) => step.startsWith('drain.')),
  'server.begin',
  'server.effect',
  'server.committed',
] as const;
type Step = (typeof STEPS)[number];

/** The worker knows no rows of screens, so it is the page that lets go of what is no longer needed. */
const isOfPage = (step: Step): boolean => step === 'drain.forgetting';

/** A list that is only on this phone: made while nothing reached the campus. */
async function aWaitingList(scene: Scene, page: Page, name: string): Promise<void> {
  scene.proxy.set('cut');
  await tapCreateList(page, name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await unsentOn(page)).toContain(name);
}

async function sendFromPage(scene: Scene, page: Page, step: Step): Promise<Hold> {
  const hold = await holdInPage(scene, page, step);
  // On a busy computer the worker is still at what the tap rang it for, and would send before the page does.
  await stopWorkers(page);
  scene.proxy.set('good');
  if (isOfPage(step)) {
    // An entry goes when the last screen that it changes has been asked for anew.
    await expect.poll(() => unsentOn(page)).toEqual([]);
    await page.goto(`${scene.origin}/bookmarks`);
  }
  return hold;
}

for (const { step, fault } of runsOf(STEPS, 2)) {
  test(`${step}, ${fault}: what waits is sent once`, async ({ scene }) => {
    const name = `${step} ${fault}`;
    const page = await amalAt(scene, '/bookmarks');
    const before = await effectsOf(scene.store);
    await aWaitingList(scene, page, name);
    // Past half of its life the token is renewed on the way.
    if (step === 'drain.renewed') scene.advance(JWT_LIFE_SECONDS * 600);
    const isInWorker = fault === 'worker-stopped' && !isOfPage(step);
    const { page: shown, hold } = isInWorker
      ? await holdInWorker(scene, page, step)
      : { page, hold: await sendFromPage(scene, page, step) };
    await hold.hit;
    await strike(scene, shown, hold, fault);
    await aftermath(scene, fault);

    const back = await comeBack(scene, '/bookmarks');
    await expectOnce(scene, back, name, true);
    const after = await effectsOf(scene.store);
    expect(after.effects - before.effects, 'an effect for each key').toBe(after.keys - before.keys);
    expect(after.keys - before.keys).toBe(1);
  });
}
