import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { Store } from '#server/store/database/open-store.ts';
import { UNSENT_SCRIPT } from './hook-script.ts';
import { expect, type Scene } from './scene.ts';
import { comeBack } from './strike.ts';

const AMAL = '1-amal';
const unsent = v.array(v.string());

/**
 * Amal is signed in on the phone, and everything opens offline. A file's first run waits for that, the others find it so.
 * Her login is a while ago: a phone that dies within seconds of it may forget it, and then nobody is signed in.
 */
export function amalAt(scene: Scene, path: string): Promise<Page> {
  return learnerAt(scene, 'Amal', path);
}

/** The same for Reza, on a phone where nobody is signed in. */
export function rezaAt(scene: Scene, path: string): Promise<Page> {
  return learnerAt(scene, 'Reza', path);
}

async function learnerAt(scene: Scene, name: string, path: string): Promise<Page> {
  let page = await comeBack(scene, path);
  const heading = () => page.getByRole('heading', { level: 1 });
  await expect(heading()).toBeVisible();
  if (!(await isSignedIn(page))) {
    await page.goto(`${scene.origin}/login`);
    await page.getByRole('button', { name: `Enter as ${name}` }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await expect(async () => {
      // A disk that did not answer for ten seconds is given up for as long as the page lives; the page offers this.
      const reload = page.getByRole('button', { name: 'Reload', exact: true }).first();
      if (await reload.isVisible()) await reload.click();
      expect(await page.evaluate(() => localStorage.getItem('readyOffline') !== null)).toBe(true);
    }).toPass({ timeout: 120_000 });
    await scene.phone.close();
    page = await comeBack(scene, path);
    await expect(heading()).toBeVisible();
  }
  return page;
}

/** Whoever is signed in on the phone leaves; what follows finds it so. */
export async function leave(scene: Scene): Promise<void> {
  const page = await comeBack(scene, '/logout');
  // The logout ends with a page of its own: a look may fall into the change.
  await expect(async () => expect(await isSignedIn(page)).toBe(false)).toPass({ timeout: 60_000 });
}

export async function isSignedIn(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(localStorage).some((key) => /jwt/i.test(key)));
}

/** Taps, and waits for nothing: what becomes of it is what the run is about. */
export async function tapCreateList(page: Page, name: string): Promise<void> {
  await page.getByLabel('New list').fill(name);
  await page.getByRole('button', { name: 'Create list' }).click({ noWaitAfter: true });
}

/** Names of lists, or ids of other changes, that wait on this phone. */
export async function unsentOn(page: Page): Promise<string[]> {
  const read: unknown = await page.evaluate(UNSENT_SCRIPT);
  return v.parse(v.optional(unsent, []), read ?? undefined);
}

/** How often the campus has a list of this name, whoever made it. */
export async function timesMade(store: Store, name: string): Promise<number> {
  const rows = await store.read.selectFrom('content_list').where('denomination', '=', name).select('id').execute();
  return rows.length;
}

/** Effects at the campus and the keys that they came under: more effects than keys would be one that happened twice. */
export async function effectsOf(store: Store): Promise<{ effects: number; keys: number }> {
  const person = await store.read.selectFrom('person').where('id', '=', AMAL).select('rev').executeTakeFirst();
  const keys = await store.read.selectFrom('answered_key').where('person_id', '=', AMAL).select('key').execute();
  return { effects: person?.rev ?? 0, keys: keys.length };
}

/** How often Amal has begun each SCORM course, by what the campus has: a line of visits that forks is begun twice. */
export async function attemptsAt({ read }: Store): Promise<Record<string, number>> {
  const rows = await read
    .selectFrom('scorm_session')
    .where('person_id', '=', AMAL)
    .select(['id', 'base', 'course_id'])
    .execute();
  const wentOnFrom = new Set(rows.map(({ base }) => base));
  const ends = rows.filter(({ id }) => !wentOnFrom.has(id)).map(({ course_id: course }) => course);
  return Object.fromEntries(ends.map((course) => [course, ends.filter((each) => each === course).length]));
}

/** Nothing waits any more; then a list is at the campus once if it was shown as saved, and never twice. */
export async function expectOnce(scene: Scene, page: Page, name: string, wasSaved: boolean): Promise<void> {
  await expect.poll(() => unsentOn(page), { message: 'what waits is sent', timeout: 90_000 }).toEqual([]);
  const times = await timesMade(scene.store, name);
  if (wasSaved) expect(times, 'said to be saved, so it is at the campus, once').toBe(1);
  else expect(times, 'at most once').toBeLessThanOrEqual(1);
}
