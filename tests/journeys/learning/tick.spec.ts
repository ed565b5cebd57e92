import type { Page } from '@playwright/test';
import type { Store } from '#server/store/database/open-store.ts';
import { asAmal, expect, test } from '#tests/support/journeys/journey.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const UNIT = '/program/german-for-your-first-weeks';

/** Does something to one kept file, behind the app's back. */
async function harm(page: Page, how: 'delete' | 'change'): Promise<void> {
  await page.evaluate(async (harmed) => {
    const name = (await caches.keys()).find((each) => each.startsWith('saved-'));
    const cache = await caches.open(name ?? '');
    const [file] = await cache.keys();
    const answer = file === undefined ? undefined : await cache.match(file);
    if (file === undefined || answer === undefined) throw new Error('Nothing is saved.');
    if (harmed === 'delete') {
      await cache.delete(file);
      return;
    }
    const bytes = new Uint8Array(await answer.arrayBuffer());
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    await cache.put(file, new Response(bytes, { headers: answer.headers }));
  }, how);
}

asAmal(
  'what has a tick opens without a network, to the last byte; a byte less takes the tick away',
  { tag: '@always' },
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}${UNIT}`);
    await page.getByRole('button', { name: /^Save offline · / }).click();
    const tick = page.getByRole('button', { name: /^On this device/ });
    await expect(tick).toBeVisible();

    for (const how of ['delete', 'change'] as const) {
      // Without a network nothing can be repaired, so the loss is seen for as long as it lasts.
      await context.setOffline(true);
      await harm(page, how);
      await page.reload();
      await expect(page.getByRole('button', { name: /^Something is missing/ }), how).toBeVisible();
      await expect(tick, how).toHaveCount(0);
      await context.setOffline(false);
      await expect(tick, how).toBeVisible();
    }

    await context.setOffline(true);
    const failed = failedFiles(page);
    await page.reload();
    await expect(tick).toBeVisible();
    expect((await openAll(page, lantern, UNIT)).lessons).toBeGreaterThan(2);
    expect(failed).toEqual([]);
  },
);

asAmal(
  'every module and course that can be saved is whole without a network: each lesson and file of it opens',
  {
    tag: '@prove',
  },
  async ({ page, context, campus, lantern }) => {
    test.setTimeout(900_000);
    await page.goto(`${lantern}/start`);
    const paths = nonEmpty(await pathsOf(campus.store), 'unit');
    const saved: string[] = [];
    for (const path of paths) {
      await page.goto(lantern + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const save = page.getByRole('button', { name: /^(Save offline|On this device)/ }).first();
      const isOffered = await save.waitFor({ timeout: 15_000 }).then(
        () => true,
        () => false,
      );
      if (!isOffered) continue;
      if (/^Save offline/.test((await save.textContent()) ?? '')) await save.click();
      await expect(page.getByRole('button', { name: /^On this device/ })).toBeVisible({ timeout: 60_000 });
      saved.push(path);
    }
    expect(saved.length).toBeGreaterThan(6);

    await context.setOffline(true);
    const failed = failedFiles(page);
    const opened = { lessons: 0, files: 0 };
    for (const path of saved) {
      const { lessons, files } = await openAll(page, lantern, path);
      opened.lessons += lessons;
      opened.files += files;
    }
    expect(failed).toEqual([]);
    expect(opened.lessons).toBeGreaterThan(20);
    expect(opened.files).toBeGreaterThan(0);
  },
);

/**
 * The letters of a review in another script: nobody saved what others wrote about a course, and until its letters come
 * it stands there in the device's own. They are asked for as soon as the review comes near the window, which a page
 * that is still loading may let it do for a moment.
 */
const LETTERS_OF_REVIEWS = /\/assets\/[\w-]+-(arabic|cyrillic)-[\w-]+\.woff2$/;

/** What is asked for and does not come, from now on. */
function failedFiles(page: Page): string[] {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // What the next navigation breaks off did not fail.
    const isCut = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (isCut || LETTERS_OF_REVIEWS.test(request.url())) return;
    if (/\/(media|assets|locales)\//.test(request.url())) failed.push(request.url());
  });
  return failed;
}

/** Opens every course, lesson and file of a page, as a learner would; says how many there were. */
async function openAll(page: Page, origin: string, path: string): Promise<{ lessons: number; files: number }> {
  const opened = { lessons: 0, files: 0 };
  await open(page, origin + path);
  const courses = path.startsWith('/program/') ? await addressesOf(page, `${path}/unit/`) : [path];
  for (const course of courses) {
    await open(page, origin + course);
    opened.files += await openFiles(page);
    for (const lesson of await addressesOf(page, '/lesson/')) {
      await open(page, origin + lesson);
      opened.lessons += 1;
      opened.files += await openFiles(page);
    }
  }
  return opened;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('No connection right now.'), address).toHaveCount(0);
}

function addressesOf(page: Page, part: string): Promise<string[]> {
  return page.evaluate(
    (wanted) => [...new Set([...document.links].map((link) => link.pathname).filter((path) => path.includes(wanted)))],
    part,
  );
}

/** The files of a page that nothing loads by itself: films, subtitles, documents. */
async function openFiles(page: Page): Promise<number> {
  const answers = await page.evaluate(async () => {
    const linked = [...document.links].map((link) => link.href);
    const played = [...document.querySelectorAll('video, source, track, img')].map((each) => Reflect.get(each, 'src'));
    const wanted = new Set([...linked, ...played].filter((url) => typeof url === 'string' && url.includes('/media/')));
    return Promise.all([...wanted].map(async (url) => `${(await fetch(String(url))).ok} ${url}`));
  });
  expect(answers.filter((answer) => !answer.startsWith('true'))).toEqual([]);
  return answers.length;
}

/** Everything of the campus that has a page of its own; what a learner may not save is left out on its page. */
async function pathsOf(store: Store): Promise<string[]> {
  const rows = await store.read
    .selectFrom('content')
    .where('organisation_id', '=', '1')
    .where('kind', 'in', ['module', 'course'])
    .select(['kind', 'id'])
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, id }) => (kind === 'module' ? `/program/${id}` : `/course/${id}`));
}
