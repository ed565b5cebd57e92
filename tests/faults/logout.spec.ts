import type { Page } from '@playwright/test';
import { FAULT_STEPS } from '#offline/fault.ts';
import { deviceDump, wordsIn } from '#tests/support/campus/people.ts';
import { runsOf } from './faults.ts';
import { HAS_LOCK_KEY_SCRIPT } from './hook-script.ts';
import { amalAt, expectOnce, isSignedIn, tapCreateList, unsentOn } from './learner.ts';
import { expect, type Scene, test } from './scene.ts';
import { aftermath, comeBack, holdInPage, strike } from './strike.ts';

const STEPS = FAULT_STEPS.filter((step) => step.startsWith('logout.'));
/** Her id and her private list: in no public page of the campus. */
const OF_AMAL = ['1-amal', 'First papers'];

async function logOutWithWork(scene: Scene, page: Page): Promise<void> {
  await page.goto(`${scene.origin}/logout`);
  const lock = page.getByRole('button', { name: 'Keep them locked on this device' });
  await expect(lock).toBeVisible();
  await lock.click({ noWaitAfter: true });
}

for (const { step, fault } of runsOf(STEPS, 4)) {
  test(`${step}, ${fault}: nothing readable is left, and nothing is lost`, async ({ scene }) => {
    const name = `secret of ${step} ${fault}`;
    const page = await amalAt(scene, '/bookmarks');
    // Without the key nothing can be locked, and the question says so: it is a moment younger than the login.
    await expect.poll(() => page.evaluate(HAS_LOCK_KEY_SCRIPT), { timeout: 60_000 }).toBe(true);
    scene.proxy.set('cut');
    await tapCreateList(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await unsentOn(page)).toContain(name);
    const hold = await holdInPage(scene, page, step);
    await logOutWithWork(scene, page);
    await hold.hit;
    await strike(scene, page, hold, fault);
    await aftermath(scene, fault);

    const back = await comeBack(scene, '/');
    await expect(back.getByRole('heading', { level: 1 })).toBeVisible();
    // Held before it took anything away, the logout has not happened: then she is still in, with everything that is hers.
    const mayBeIn = ['logout.asked', 'logout.queued'].includes(step);
    // A logout that was cut off is ended at the next start, which then loads the logged-out app: a look may fall into that.
    await expect(async () => {
      const isIn = await isSignedIn(back);
      if (isIn && mayBeIn) return;
      expect(isIn, 'signed in').toBe(false);
      const read = await deviceDump(back, scene.phone.context());
      expect(wordsIn(read, [...OF_AMAL, name]), 'what can be read of her').toEqual([]);
    }).toPass({ timeout: 60_000 });
    // The campus may hear of the logout only now: then she is out after all, with her work locked until she is in again.
    await expect(async () => {
      const again = await amalAt(scene, '/bookmarks');
      await expectOnce(scene, again, name, true);
    }).toPass({ timeout: 180_000 });
  });
}
