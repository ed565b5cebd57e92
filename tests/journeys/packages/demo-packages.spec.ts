import { asAmal, enterAs, expect, type JourneyCampus, test } from '#tests/support/journeys/journey.ts';
import { packagePage } from '#tests/support/packages/package-page.ts';

async function stateOf({ store }: JourneyCampus, courseId: string): Promise<string> {
  const states = await store.read
    .selectFrom('scorm_state')
    .innerJoin('scorm_session', 'scorm_session.id', 'scorm_state.session_id')
    .select('cmi')
    .where('course_id', '=', courseId)
    .execute();
  return states.map(({ cmi }) => cmi).join(' ');
}

asAmal('a scene of the decision game says how it went', async ({ page, campus, lantern }) => {
  await page.goto(`${lantern}/course/contracts-and-phone-tariffs/play`);
  const scene = packagePage(page);
  await scene.getByRole('radio', { name: /close the door/ }).check();
  await scene.getByRole('button', { name: 'Check' }).click();
  await expect(scene.getByText('Right!')).toBeVisible();
  await scene.getByRole('button', { name: 'Next' }).click();
  await scene.getByRole('radio', { name: /within 14 days/ }).check();
  await scene.getByRole('button', { name: 'Check' }).click();
  await scene.getByRole('button', { name: 'See my result' }).click();
  await expect(scene.getByText('100 %')).toBeVisible();
  await expect.poll(() => stateOf(campus, 'contracts-and-phone-tariffs')).toMatch(/success_status":"passed"/);
});

test('a part of the maths starts with its own parameters, in the language that was chosen', async ({
  page,
  campus,
}) => {
  await enterAs(page, campus.origin('nordlicht'), 'Enter as Idris Osman');
  await page.goto(`${campus.origin('nordlicht')}/course/maths-you-need-at-work/play`);
  const part = packagePage(page);
  await part.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(part.getByRole('heading', { level: 1, name: 'مئة جزء' })).toBeVisible();
  await expect(part.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => stateOf(campus, 'maths-you-need-at-work')).toContain('language":"ar"');
});

test('a package speaks the language of the app', async ({ page, context, lantern }) => {
  await context.addInitScript(() => localStorage.setItem('language', 'ar'));
  await enterAs(page, lantern, /Amal/);
  await page.goto(`${lantern}/course/letters-and-sounds/play`);
  await expect(packagePage(page).locator('html')).toHaveAttribute('lang', 'ar');
  await expect(packagePage(page).locator('html')).toHaveAttribute('dir', 'rtl');
});
