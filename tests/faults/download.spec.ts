import type { Page } from '@playwright/test';
import { FAULT_STEPS } from '#offline/fault.ts';
import { FORGET_SAVED_SCRIPT, LIES_SCRIPT } from './disk-scripts.ts';
import { runsOf } from './faults.ts';
import { amalAt } from './learner.ts';
import { expect, type Scene, test } from './scene.ts';
import { aftermath, comeBack, holdInPage, strike } from './strike.ts';

const STEPS = FAULT_STEPS.filter((step) => step.startsWith('download.'));
const UNIT = '/program/german-for-your-first-weeks';
/** A page of the campus that is none of the app: nothing repairs there what a fault has left. */
const NO_APP = '/healthz';

const tick = (page: Page) => page.getByRole('button', { name: /^On this device/ });

/** Taps what is offered until everything is here. */
async function finishSaving(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^(Save offline|Go on saving|Something is missing)/ });
  await expect(async () => {
    if (
      await more
        .first()
        .isEnabled({ timeout: 1000 })
        .catch(() => false)
    )
      await more.first().click();
    await expect(tick(page)).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 120_000 });
}

async function nothingSaved(scene: Scene): Promise<Page> {
  const page = await amalAt(scene, UNIT);
  await page.goto(scene.origin + NO_APP);
  await page.evaluate(FORGET_SAVED_SCRIPT);
  return page;
}

for (const { step, fault } of runsOf(STEPS, 1)) {
  test(`${step}, ${fault}: no file is said to be here that is not, and the rest comes`, async ({ scene }) => {
    const page = await nothingSaved(scene);
    const hold = await holdInPage(scene, page, step);
    await page.goto(scene.origin + UNIT);
    await page.getByRole('button', { name: /^Save offline · / }).click();
    await hold.hit;
    await strike(scene, page, hold, fault);
    await aftermath(scene, fault);

    const back = await comeBack(scene, NO_APP);
    expect(await back.evaluate(LIES_SCRIPT), 'each row stands for its bytes').toEqual([]);
    await back.goto(scene.origin + UNIT);
    await finishSaving(back);
    scene.proxy.set('cut');
    await back.reload();
    await expect(tick(back), 'whole, also without a network').toBeVisible();
  });
}
