import { expect, test } from '@playwright/test';
import { resumed } from '#campus/scorm/resumed.ts';
import {
  leaveStage,
  openStage,
  type PackageCampus,
  type PackageStage,
  servePackages,
} from '#tests/support/packages/package-stage.ts';
import { saysYes } from '#tests/support/packages/scorm-journey.ts';

let campus: PackageCampus;
test.beforeAll(async () => {
  campus = await servePackages({
    golf12: 'scorm/RuntimeBasicCalls_SCORM12.zip',
    golf2004: 'scorm/RuntimeBasicCalls_SCORM20043rdEdition.zip',
  });
});
test.afterAll(() => campus.stop());

const GOLF = [
  { unit: 'golf12', version: '1.2', location: 'cmi.core.lesson_location', status: 'cmi.core.lesson_status' },
  { unit: 'golf2004', version: '2004', location: 'cmi.location', status: 'cmi.completion_status' },
] as const;

for (const { unit, version, location, status } of GOLF) {
  const pageShown = (stage: PackageStage) => stage.item.frameLocator('#contentFrame').locator('h1');
  const turnsTo = async (stage: PackageStage, page: number, from = 0) => {
    for (let at = from; at < page; at += 1) await stage.item.getByRole('button', { name: 'Next' }).click();
    await expect.poll(async () => (await stage.received('state')).at(-1)?.cmi[location]).toBe(String(page));
  };

  test(`a package of SCORM ${version} runs as it is, and goes on where it was left`, async ({ page }) => {
    const asked = saysYes(page);
    const stage = await openStage(page, campus, unit);
    await stage.start();
    await turnsTo(stage, 2);
    await expect(pageShown(stage)).toHaveText('Scoring');
    expect(await stage.received('shown')).toHaveLength(1);
    // Out by the keyboard, from a frame in the package's frame.
    await pageShown(stage).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => stage.received('exit-focus')).toEqual([{ type: 'exit-focus', to: 'close' }]);
    const { item, cmi, sequencing } = await leaveStage(stage);
    expect(cmi[status]).toBe('incomplete');
    expect(asked).toEqual([]);

    const again = await openStage(page, campus, unit);
    await again.start({
      states: { [item]: resumed(version, cmi) },
      sequencing: sequencing ?? undefined,
    });
    await expect(pageShown(again)).toHaveText('Scoring');
    expect(asked).toEqual(['Would you like to resume from where you previously left off?']);
    expect(await again.received('trouble')).toEqual([]);
  });

  test(`a package of SCORM ${version} on the device starts and goes on without a network`, async ({
    page,
    context,
  }) => {
    const asked = saysYes(page);
    const stage = await openStage(page, campus, unit);
    await stage.keep();
    await stage.start({ isKept: true });
    await turnsTo(stage, 3);
    const { item, cmi, sequencing } = await leaveStage(stage);

    await context.setOffline(true);
    const again = await stage.reopen();
    await again.start({ isKept: true, states: { [item]: resumed(version, cmi) }, sequencing: sequencing ?? undefined });
    await expect.poll(() => asked).toHaveLength(1);
    await turnsTo(again, 5, 3);
  });
}
