import { v7 as uuid } from 'uuid';
import { FAULT_STEPS } from '#offline/fault.ts';
import { stopWorkers } from '#tests/support/journeys/stop-workers.ts';
import { turnBackScript } from './disk-scripts.ts';
import { runsOf } from './faults.ts';
import { amalAt, expectOnce } from './learner.ts';
import { expect, test } from './scene.ts';
import { aftermath, comeBack, holdInPage, strike } from './strike.ts';

/** Those of the browser's own upgrade are reached from outside of the code. */
const STEPS = [
  ...FAULT_STEPS.filter((step) => step.startsWith('upgrade.')),
  'browser.upgrading-device',
  'browser.upgrading-campus',
] as const;

/** As release 0.1.0 wrote it. */
function anOldEntry(denomination: string) {
  const id = uuid();
  return {
    id: uuid(),
    kind: 'list.create',
    version: 1,
    input: { id, denomination },
    document: `mutation CreateList($draft: ContentListDraft!) {
  createContentList(draft: $draft) { success errors { message } contentList { id } }
}`,
    variables: { draft: { id, denomination } },
    subject: `list:${id}`,
    dependsOn: [],
    owner: '1-amal',
    organisation: '1',
    state: 'waiting',
    attempts: 0,
    notBefore: 0,
    queuedAt: Date.now(),
    seq: 1,
  };
}

for (const { step, fault } of runsOf(STEPS, 5)) {
  test(`${step}, ${fault}: what release 0.1.0 left is opened and sent once`, async ({ scene }) => {
    const name = `${step} ${fault}`;
    const page = await amalAt(scene, '/bookmarks');
    await page.goto(`${scene.origin}/healthz`);
    // What it is still at would bring the disk up to this release again.
    await stopWorkers(page);
    const before = await page.evaluate(turnBackScript(anOldEntry(name)));
    expect(before, 'a disk of the release').toBe(10);
    const hold = await holdInPage(scene, page, step);
    await page.goto(`${scene.origin}/bookmarks`);
    await hold.hit;
    await strike(scene, page, hold, fault);
    await aftermath(scene, fault);

    const back = await comeBack(scene, '/bookmarks');
    await expect(back.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
    await expectOnce(scene, back, name, true);
    await expect(back.getByText(name)).toBeVisible();
  });
}
