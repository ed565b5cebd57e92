import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import {
  askToLeave,
  deviceDump,
  expectLoggedOut,
  listNames,
  makeList,
  renameList,
  wordsIn,
} from '#tests/support/campus/people.ts';
import { snapshotPaths } from '#tests/support/device/page-snapshots.ts';
import { enterAs, expect, readyOffline, test } from '#tests/support/journeys/journey.ts';

const AMAL = '1-amal';
const OLENA = '1-olena';
/** What only she has: a place on this device, and her private list; her id is among the people of a course, for all to see. */
const OF_AMAL = [`"owner":"${AMAL}"`, 'First papers'];

test('a logout without a network asks about what is not sent: stay, lock, discard or send', { tag: '@always' }, async ({
  page,
  context,
  campus,
  lantern,
}) => {
  test.slow();
  const cloud = page.getByRole('button', { name: /^Sync: / });
  const question = page.getByRole('dialog');
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await context.setOffline(true);
  await makeList(page, lantern, 'Amal alone knows');
  await renameList(page, 'Amal alone knows this');

  await test.step('stay: nothing has happened', async () => {
    await askToLeave(page, lantern);
    await expect(question.getByRole('heading', { name: '2 changes are not sent yet' })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Send now' })).toHaveCount(0);
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
    await expect(cloud).toHaveAccessibleName('Sync: 2 changes are waiting to be sent');
  });

  await test.step('lock: nobody can read it here, and the next person sends nothing of it', async () => {
    await askToLeave(page, lantern);
    await question.getByRole('button', { name: 'Keep them locked on this device' }).click();
    await expectLoggedOut(page);
    expect(wordsIn(await deviceDump(page, context), [...OF_AMAL, 'Amal alone knows'])).toEqual([]);
    await context.setOffline(false);
    await enterAs(page, lantern, 'Enter as Olena');
    await expect(cloud).toHaveAccessibleName('Sync: everything is sent');
    await page.goto(`${lantern}/bookmarks`);
    await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
    expect(wordsIn(await deviceDump(page, context), [...OF_AMAL, 'Amal alone knows'])).toEqual([]);
    await askToLeave(page, lantern);
    await expectLoggedOut(page);
    for (const person of [AMAL, OLENA])
      expect((await listNames(campus.store, person)).join()).not.toContain('Amal alone knows');
  });

  await test.step('the first one comes back, and everything is sent in the order in which it was done', async () => {
    await enterAs(page, lantern, 'Enter as Amal');
    await expect.poll(() => listNames(campus.store, AMAL)).toContain('Amal alone knows this');
    await expect(cloud).toHaveAccessibleName('Sync: everything is sent');
    const mine = (await listNames(campus.store, AMAL)).filter((name) => name.startsWith('Amal alone'));
    expect(mine).toEqual(['Amal alone knows this']);
  });

  await test.step('discard: it is gone by the learner’s decision', async () => {
    await readyOffline(page);
    await context.setOffline(true);
    await makeList(page, lantern, 'Better not');
    await askToLeave(page, lantern);
    await question.getByRole('button', { name: 'Discard 1 change' }).click();
    await expectLoggedOut(page);
    await context.setOffline(false);
    await enterAs(page, lantern, 'Enter as Amal');
    await expect(cloud).toHaveAccessibleName('Sync: everything is sent');
    expect(await listNames(campus.store, AMAL)).not.toContain('Better not');
  });

  await test.step('send now: the network has come back while the question stood there', async () => {
    await readyOffline(page);
    await context.setOffline(true);
    await makeList(page, lantern, 'Just in time');
    await askToLeave(page, lantern);
    await expect(question.getByRole('heading', { name: '1 change is not sent yet' })).toBeVisible();
    await context.setOffline(false);
    await question.getByRole('button', { name: 'Send now' }).click();
    await expectLoggedOut(page);
    expect(await listNames(campus.store, AMAL)).toContain('Just in time');
  });
});

/** Forty words that nobody else has, wherever something of a person can lie. */
const CANARIES = Array.from({ length: 40 }, (_, n) => `canary-${n}-in-the-mine`);

async function plant(page: Page): Promise<void> {
  await page.evaluate(async (words) => {
    const take = (count: number): string[] => words.splice(0, count);
    for (const word of take(8)) localStorage.setItem(`key-${word}`, word);
    for (const word of take(8)) sessionStorage.setItem(word, word);
    for (const word of take(8)) await cookieStore.set(word, word);
    const name = (await indexedDB.databases()).find((each) => each.name?.startsWith('campus-'))?.name ?? '';
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const writing = db.transaction('answers', 'readwrite');
    for (const word of take(4))
      writing
        .objectStore('answers')
        .put({ hash: word, key: [word], data: word, asOf: 1, at: 1, shape: 1, saved: false });
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    db.close();
    const snapshots = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('snapshots');
      opening.onsuccess = () => resolve(opening.result);
    });
    const pages = snapshots.transaction('pages', 'readwrite');
    for (const word of take(2)) pages.objectStore('pages').put({ path: word, owner: '1:1-amal', at: 1, nodes: [word] });
    await new Promise((resolve) => {
      pages.oncomplete = resolve;
    });
    snapshots.close();
    const saved = await caches.open(name.replace('campus-', 'saved-'));
    const pictures = await caches.open('images');
    for (const word of take(3)) await saved.put(`/media/${word}`, new Response(word));
    for (const word of take(3)) await pictures.put(`/media/${word}`, new Response(word));
    const worker = await navigator.serviceWorker.ready;
    for (const word of take(4)) await worker.showNotification(word, { body: word, tag: word });
  }, CANARIES);
}

async function heapOf(devtools: CDPSession): Promise<string> {
  const pieces: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', {});
  return pieces.join('');
}

const found = (text: string): string[] => wordsIn(text, CANARIES);

test('after a logout not one of forty words is left in storage, caches, cookies, notifications, badge or memory', {
  tag: ['@window', '@always'],
}, async ({ page, context, lantern }) => {
  await context.grantPermissions(['notifications'], { origin: lantern });
  await context.addInitScript(() => {
    navigator.clearAppBadge = async () => sessionStorage.setItem('pathOnLogout', '/badge-was-cleared');
  });
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  // Once something is saved, what keeps the files in order has run and lets go of nothing that is put beside them.
  await page.goto(`${lantern}/course/my-work-contract`);
  await page.getByRole('button', { name: /^Save offline · / }).click();
  await expect(page.getByRole('button', { name: /^On this device/ })).toBeVisible();
  // What the page shows is kept by then.
  await expect.poll(() => snapshotPaths(page)).toContain('/course/my-work-contract');
  await plant(page);
  expect(found(await deviceDump(page, context))).toEqual(CANARIES);
  await context.setOffline(true);
  await askToLeave(page, lantern);
  await expectLoggedOut(page);

  const left = await deviceDump(page, context);
  expect(found(left)).toEqual([]);
  expect(left).toContain('/badge-was-cleared');
  expect(wordsIn(left, OF_AMAL)).toEqual([]);
  expect(found(await heapOf(await context.newCDPSession(page)))).toEqual([]);
});

/** How often a text lies in the raw files of the browser's databases and caches, in either of the ways strings are stored. */
function rawHits(profile: string, text: string): number {
  const needles = [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le')];
  let hits = 0;
  for (const entry of readdirSync(profile, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/IndexedDB|Service Worker|Local Storage|Session Storage/.test(entry.parentPath)) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    for (const needle of needles)
      for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1)) hits += 1;
  }
  return hits;
}

const WRITTEN = ['Written before I left', 'First papers'];

test(
  'the files of a browser lose what was read or is locked as it tidies them',
  { tag: '@prove' },
  async ({ campus, lantern }, info) => {
    const profile = mkdtempSync(join(tmpdir(), 'campus-profile-'));
    const { executablePath = '', args = [] } = info.project.use.launchOptions ?? {};
    const context = await chromium.launchPersistentContext(profile, { executablePath, args, locale: 'en' });
    const [page = await context.newPage()] = context.pages();
    await enterAs(page, lantern, 'Enter as Amal');
    await readyOffline(page);
    await context.setOffline(true);
    await makeList(page, lantern, 'Written before I left');
    const before = WRITTEN.map((text) => rawHits(profile, text));
    await askToLeave(page, lantern);
    await page.getByRole('dialog').getByRole('button', { name: 'Keep them locked on this device' }).click();
    await expectLoggedOut(page);
    expect(wordsIn(await deviceDump(page, context), WRITTEN)).toEqual([]);
    await context.close();
    const after = WRITTEN.map((text) => rawHits(profile, text));
    const summary = `unsent work ${before[0]} → ${after[0]}, what was read ${before[1]} → ${after[1]}`;
    info.annotations.push({ type: 'raw files', description: summary });
    console.info(`hits in the browser's own files before and after a logout: ${summary}`);
    rmSync(profile, { recursive: true, force: true });
    // A browser keeps deleted rows until it tidies its files, which is its own affair: shown, and no more than there was before.
    expect(before.every((hits) => hits > 0)).toBe(true);
    for (const [at, hits] of after.entries()) expect(hits).toBeLessThan(before[at] ?? 0);
    expect(await listNames(campus.store, AMAL)).not.toContain('Written before I left');
  },
);
