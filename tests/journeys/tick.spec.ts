import type { Page } from '@playwright/test';
import { enterAs, expect, readyOffline, test } from '#tests/support/journey.ts';

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

test('what has a tick opens without a network, to the last byte; a byte less takes the tick away', async ({
  page,
  context,
  lantern,
}) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
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
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // What the next navigation breaks off did not fail.
    const isCut = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isCut && /\/(media|assets|locales)\//.test(request.url())) failed.push(request.url());
  });
  await page.reload();
  await expect(tick).toBeVisible();
  const addressesOf = (pattern: string) =>
    page.evaluate(
      (part) => [...new Set([...document.links].map((link) => link.pathname).filter((path) => path.includes(part)))],
      pattern,
    );
  const courses = await addressesOf(`${UNIT}/unit/`);
  expect(courses.length).toBeGreaterThan(2);
  let lessons = 0;
  for (const course of courses) {
    await page.goto(`${lantern}${course}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const lesson of await addressesOf('/lesson/')) {
      lessons += 1;
      await page.goto(`${lantern}${lesson}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('No connection right now.')).toHaveCount(0);
      await page.goto(`${lantern}${course}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  expect(lessons).toBeGreaterThan(2);
  expect(failed).toEqual([]);
});
