import type { Page } from '@playwright/test';
import { askToLeave, deviceDump, expectLoggedOut, listNames, makeList, wordsIn } from '#tests/support/campus/people.ts';
import { asAmal, enterAs, expect, readyOffline, test } from '#tests/support/journeys/journey.ts';

const TURNS = 20;
const PEOPLE = [
  { id: '1-amal', name: 'Amal', other: 'Olena' },
  { id: '1-olena', name: 'Olena', other: 'Amal' },
] as const;

test('two people take turns on one device, each leaving work behind: each sees and sends their own', {
  tag: '@prove',
}, async ({ page, context, campus, lantern }) => {
  test.setTimeout(400_000);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { id, name, other } = PEOPLE[turn % 2 === 0 ? 0 : 1];
    await enterAs(page, lantern, `Enter as ${name}`);
    if (turn >= 2) await expect.poll(() => listNames(campus.store, id)).toContain(`List ${turn - 2} of ${name}`);
    await expect(page.getByRole('button', { name: /^Sync: / })).toHaveAccessibleName('Sync: everything is sent');
    if (turn < 2) await readyOffline(page);
    else await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('link', { name: 'My courses' }).first().click();
    await expect(page.getByLabel('New list')).toBeVisible();
    if (turn >= 2) await expect(page.getByRole('link', { name: `List ${turn - 2} of ${name}` })).toBeVisible();
    await context.setOffline(true);
    await makeList(page, lantern, `List ${turn} of ${name}`);
    expect(wordsIn(await deviceDump(page, context), [`of ${other}`]), `turn ${turn}`).toEqual([]);
    await askToLeave(page, lantern);
    await page.getByRole('dialog').getByRole('button', { name: 'Keep them locked on this device' }).click();
    await expectLoggedOut(page);
    await context.setOffline(false);
  }
  for (const { id, name } of PEOPLE) {
    const made = (await listNames(campus.store, id)).filter((list) => list.startsWith('List '));
    const turns = Array.from({ length: TURNS }, (_, turn) => turn).filter(
      (turn) => turn % 2 === (name === 'Amal' ? 0 : 1),
    );
    // The last turn of each is locked on the device still.
    expect(made).toEqual(turns.slice(0, -1).map((turn) => `List ${turn} of ${name}`));
  }
});

/** What only she has: a place on this device, and her private list; her id is among the people of a course, for all to see. */
const OF_AMAL = ['"owner":"1-amal"', 'First papers'];

type Kept = { owner: unknown; answers: unknown[] };

/** What the device keeps of the person who is signed in, as a copy. */
async function copyOfCache(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const all = async (name: string, store: string): Promise<unknown[]> =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      });
    const name = (await indexedDB.databases()).find((each) => each.name?.startsWith('campus-'))?.name ?? '';
    const [owner] = await all('device', 'owners');
    return { owner, answers: await all(name, 'answers') };
  });
}

/** Brings the copy back, as a logout that died half way would have left it. */
async function bringBack(page: Page, kept: Kept): Promise<void> {
  await page.evaluate(async ({ owner, answers }) => {
    const put = async (name: string, store: string, rows: unknown[], version?: number): Promise<void> =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('answers', { keyPath: 'hash' }).createIndex('asOf', 'asOf');
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          for (const row of rows) writing.objectStore(store).put(row);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    const { database }: { database: string } = JSON.parse(JSON.stringify(owner));
    await put('device', 'owners', [owner]);
    await put(database, 'answers', answers, 10);
  }, kept);
}

asAmal(
  'a cache of one person that is back on the device shows the next one nothing of it, and goes',
  { tag: '@always' },
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/bookmarks`);
    await expect(page.getByRole('link', { name: 'First papers' })).toBeVisible();
    const kept = await copyOfCache(page);
    expect(JSON.stringify(kept)).toContain('First papers');
    await askToLeave(page, lantern);
    await expectLoggedOut(page);

    await enterAs(page, lantern, 'Enter as Olena');
    await readyOffline(page);
    await bringBack(page, kept);
    expect(wordsIn(await deviceDump(page, context), OF_AMAL)).toEqual(OF_AMAL);
    await context.setOffline(true);
    for (const path of ['/start', '/bookmarks', '/list/first-papers', '/settings/on-this-device', '/explore']) {
      await page.goto(lantern + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/Amal|Haddad|First papers/), path).toHaveCount(0);
    }
    // The start of a page that rests has taken it away.
    await expect.poll(async () => wordsIn(await deviceDump(page, context), OF_AMAL)).toEqual([]);
  },
);
