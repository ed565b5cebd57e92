import type { Page } from '@playwright/test';
import { aProfile } from '#tests/support/campus/profile.ts';
import { asReza, enterAs, expect, type JourneyCampus, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { packagePage } from '#tests/support/packages/package-page.ts';

const COURSE = 'letters-and-sounds';

async function save(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/course/${COURSE}`);
  await page.getByRole('button', { name: /^Save offline · / }).click();
  await expect(page.getByRole('button', { name: /^On this device/ })).toBeVisible();
}

/** The right options of the screens from the second on. */
const ANSWERS = ['ä', 'ö', 'ü', 'ß', 'sch', 'ch', 'ei', 'ie', 'eu', 'V', 'Z'];

async function answer(page: Page, option: string): Promise<void> {
  const screen = packagePage(page);
  await screen.getByRole('radio', { name: option, exact: true }).check();
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect(screen.getByText('Right!')).toBeVisible();
}

/** What the campus has in its books. */
async function booked({ store }: JourneyCampus) {
  const statuses = await store.read
    .selectFrom('course_status')
    .select('status')
    .where('course_id', '=', COURSE)
    .where('status', '=', 'COMPLETED')
    .execute();
  const states = await store.read
    .selectFrom('scorm_state')
    .innerJoin('scorm_session', 'scorm_session.id', 'scorm_state.session_id')
    .select('cmi')
    .where('course_id', '=', COURSE)
    .execute();
  return { completed: statuses.length, cmi: states.map(({ cmi }) => cmi).join(' ') };
}

test(
  'a SCORM unit that is saved starts from cold without a network, goes on where it stood, and completes',
  { tag: '@always' },
  async ({ campus, lantern }, info) => {
    const profile = aProfile(info);
    let { context, page } = await profile.open();
    await enterAs(page, lantern, 'Enter as Reza');
    await readyOffline(page);
    await save(page, lantern);
    const { completed: before } = await booked(campus);
    const tapped = Date.now();
    await page.goto(`${lantern}/course/${COURSE}/play`);
    await expect(packagePage(page).getByRole('heading', { name: 'a e i o u' })).toBeVisible();
    const online = Date.now() - tapped;
    await answer(page, 'a');
    await packagePage(page).getByRole('button', { name: 'Next' }).click();
    await expect(packagePage(page).getByRole('heading', { name: 'Ä ä' })).toBeVisible();
    await expect.poll(async () => (await booked(campus)).cmi).toContain('"ae"');
    await context.close();

    ({ context, page } = await profile.open());
    await context.setOffline(true);
    const cold = Date.now();
    await page.goto(`${lantern}/course/${COURSE}/play`);
    await expect(packagePage(page).getByRole('heading', { name: 'Ä ä' })).toBeVisible();
    console.info(`tap to first SCO: ${online} ms online, ${Date.now() - cold} ms after a cold start without a network`);
    for (const option of ANSWERS) {
      await answer(page, option);
      await packagePage(page)
        .getByRole('button', { name: /^(Next|See my result)$/ })
        .click();
    }
    await expect(packagePage(page).getByText('100 %')).toBeVisible();
    await page.goto(`${lantern}/course/${COURSE}`);
    await expect(page.getByText('Completed').first()).toBeVisible();
    expect((await booked(campus)).completed).toBe(before);

    await context.setOffline(false);
    await expect.poll(async () => (await booked(campus)).completed).toBe(before + 1);
    expect((await booked(campus)).cmi).toContain('"100"');
    await context.close();
    profile.remove();
  },
);

asReza(
  'one file of a package less takes the tick away, and a network brings it back',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/start`);
    await save(page, lantern);
    await context.setOffline(true);
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('saved-')) ?? '';
      const cache = await caches.open(name);
      const file = (await cache.keys()).find(({ url }) => url.endsWith('/letters.js'));
      if (file === undefined || !(await cache.delete(file))) throw new Error('The package is not here.');
    });
    await page.reload();
    await expect(page.getByRole('button', { name: /^Something is missing/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: /^On this device/ })).toBeVisible();
  },
);

asReza(
  'a page of a package that is saved is nothing on the app’s own host, with a network and without',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/start`);
    await save(page, lantern);
    const paths = await page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('saved-')) ?? '';
      const kept = await (await caches.open(name)).keys();
      return kept.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/packages/'));
    });
    expect(paths.some((path) => path.endsWith('/index.html'))).toBe(true);
    const [index = ''] = paths.filter((path) => path.endsWith('/index.html'));
    for (const isOffline of [false, true]) {
      await context.setOffline(isOffline);
      // The app's own page for what it does not know; for a file the server's page, or the browser's.
      await page.goto(`${lantern}${index.replace('.html', '')}`);
      await expect(page.getByRole('heading', { level: 1, name: /not here|not found|does not exist/i })).toBeVisible();
      for (const path of paths) {
        const text = await page.evaluate(async (asked) => {
          const answer = await fetch(asked).catch(() => undefined);
          return (await answer?.text()) ?? '';
        }, path);
        expect(text, path).not.toMatch(/CampusScreens|LETTERS|startScreens/);
      }
      const asked = page.goto(lantern + index).then((answer) => answer?.status());
      if (isOffline) await expect(asked).rejects.toThrow('net::ERR');
      else expect(await asked).toBe(404);
    }
  },
);
