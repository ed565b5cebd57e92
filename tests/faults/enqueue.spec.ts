import { FAULT_STEPS } from '#offline/fault.ts';
import { runsOf } from './faults.ts';
import { amalAt, effectsOf, expectOnce, tapCreateList } from './learner.ts';
import { expect, test } from './scene.ts';
import { aftermath, comeBack, holdInPage, strike } from './strike.ts';

const STEPS = FAULT_STEPS.filter((step) => step.startsWith('enqueue.'));

for (const { step, fault } of runsOf(STEPS)) {
  test(`${step}, ${fault}: what was said to be saved is sent once, and nothing twice`, async ({ scene }) => {
    const name = `${step} ${fault}`;
    const page = await amalAt(scene, '/bookmarks');
    const before = await effectsOf(scene.store);
    const hold = await holdInPage(scene, page, step);
    await tapCreateList(page, name);
    await hold.hit;
    await strike(scene, page, hold, fault);
    await aftermath(scene, fault);
    const wasSaved = hold.seen.includes('enqueue.saved');

    const back = await comeBack(scene, '/bookmarks');
    await expectOnce(scene, back, name, wasSaved);
    const after = await effectsOf(scene.store);
    expect(after.effects - before.effects, 'an effect for each key').toBe(after.keys - before.keys);
  });
}
