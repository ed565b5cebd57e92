import type { Page } from '@playwright/test';
import { expect, asAmal as test } from '#tests/support/journeys/journey.ts';
import { askedBy } from './asked-by.ts';

/** The app is opened so much later than what the device has came, ms: no row of it is old yet (OFFLINE-8). */
const LATER = 50 * 60 * 1000;

/** What is on the device came so much earlier, ms. */
async function makeOlder(page: Page, by: number): Promise<number> {
  return page.evaluate(async (ms) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('campus-') ? [name] : []));
    const counts = names.map(async (name) => {
      const db = await done(indexedDB.open(name));
      const answers = db.transaction('answers', 'readwrite').objectStore('answers');
      const rows = await done(answers.getAll());
      await Promise.all(rows.map((row) => done(answers.put({ ...row, at: row.at - ms }))));
      db.close();
      return rows.length;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }, by);
}

test('a start fifty minutes later asks what its screen shows, and nothing of all that is kept beside it', async ({
  page,
  context,
  lantern,
}) => {
  await page.goto(`${lantern}/healthz`);
  expect(await makeOlder(page, LATER)).toBeGreaterThan(50);
  for (const isOnline of [true, false]) {
    await context.setOffline(!isOnline);
    const again = await context.newPage();
    // A phone in a plane says so from its first frame on; the emulation says it to a new page only later.
    await again.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => value });
    }, isOnline);
    const asked = askedBy(again);
    await again.goto(`${lantern}/start`);
    await again.waitForFunction(() => performance.getEntriesByName('campus:prepared').length > 0);
    const ofFrame = isOnline ? ['Notifications', 'UnreadNotifications'] : [];
    expect(asked.toSorted()).toEqual(['AppBaseData', 'Home', 'Surveys', ...ofFrame].toSorted());
    await again.close();
  }
});
