import type { Page } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import { DRAIN_PARALLEL } from '#campus/limits.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { listNames, makeList } from '#tests/support/campus/people.ts';
import { asAmal, expect, test } from '#tests/support/journeys/journey.ts';

const DAYS_AWAY = 90 * 24 * 60 * 60 * 1000;
const ENTRIES = 300;
const AMAL = '1-amal';
/** 400 kbit/s and 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** As if the learner had done the same again and again: rows like the one that the screen has written. */
async function repeatEntry(page: Page, lists: readonly { id: string; key: string; name: string }[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('device'));
    const [first] = await done(db.transaction('outbox').objectStore('outbox').getAll());
    const writing = db.transaction('outbox', 'readwrite');
    for (const { id, key, name } of wanted) {
      const draft = { id, denomination: name };
      const { seq: _, ...row } = first;
      writing.objectStore('outbox').add({
        ...row,
        id: key,
        input: draft,
        variables: { draft },
        subject: first.subject.replace(first.input.id, id),
      });
    }
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    db.close();
  }, lists);
}

/** The device's clock goes on from `ms` later, in every page that is loaded from now on. */
async function moveClock(page: Page, ms: number): Promise<void> {
  await page.addInitScript((ahead) => {
    const Real = Date;
    const later = (): number => Real.now() + ahead;
    globalThis.Date = new Proxy(Real, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [later()] : given),
      get: (target, name) => (name === 'now' ? later : Reflect.get(target, name)),
    });
  }, ms);
}

/** The most entries that were under way at once, as the page itself sees it: from the question to the whole answer. */
async function watchSending(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((header) => {
    const real = globalThis.fetch;
    let underWay = 0;
    Object.assign(globalThis, { mostUnderWay: 0 });
    globalThis.fetch = async (...question) => {
      if (!new Request(...question).headers.has(header)) return real(...question);
      underWay += 1;
      Object.assign(globalThis, { mostUnderWay: Math.max(underWay, Number(Reflect.get(globalThis, 'mostUnderWay'))) });
      try {
        const answer = await real(...question);
        return new Response(await answer.arrayBuffer(), answer);
      } finally {
        underWay -= 1;
      }
    };
  }, HEADERS.idempotencyKey);
  return async () => Number(await page.evaluate('mostUnderWay'));
}

asAmal(
  'after ninety days away three hundred changes are still there, and all are sent once',
  { tag: '@prove' },
  async ({ page, context, campus, lantern }) => {
    test.setTimeout(300_000);
    await page.goto(`${lantern}/start`);
    const before = await listNames(campus.store, AMAL);
    await context.setOffline(true);
    await makeList(page, lantern, 'Day 0');
    const more = Array.from({ length: ENTRIES - 1 }, (_, day) => ({ id: uuid(), key: uuid(), name: `Day ${day + 1}` }));
    await repeatEntry(page, more);

    await moveClock(page, DAYS_AWAY);
    const most = await watchSending(page);
    campus.advance(DAYS_AWAY);
    await page.goto(`${lantern}/course/hello-my-name-is`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, my name is …' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sync: 300 changes are waiting to be sent' })).toBeVisible();

    // Nobody keeps a session for so long: the campus asks who is there, and the work is locked until then.
    const devtools = await context.newCDPSession(page);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/login/, { timeout: 60_000 });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await page.getByRole('button', { name: 'Enter as Amal' }).click();
    const began = Date.now();
    const sent = async (): Promise<number> => (await listNames(campus.store, AMAL)).length - before.length;
    await expect.poll(sent, { timeout: 120_000, intervals: [250] }).toBe(ENTRIES);
    await expect(page.getByRole('button', { name: 'Sync: everything is sent' })).toBeVisible({ timeout: 60_000 });
    console.log(
      `${ENTRIES} changes after 90 days, 400 ms and 400 kbit/s: ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    expect(await most()).toBeGreaterThan(1);
    expect(await most()).toBeLessThanOrEqual(DRAIN_PARALLEL);
    const names = (await listNames(campus.store, AMAL)).filter((name) => name.startsWith('Day '));
    expect(names.toSorted()).toEqual(['Day 0', ...more.map(({ name }) => name)].toSorted());
  },
);
