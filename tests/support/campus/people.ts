import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Store } from '#server/store/database/open-store.ts';

/** Leaves by the address of the logout; the caller answers what it asks. */
export async function askToLeave(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/logout`);
}

/** The page that a logout leads to: nobody is signed in there. */
export async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
}

/** Makes a list by the screen, as a learner does; it is on the disk when its own page is shown. */
export async function makeList(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/bookmarks`);
  await page.getByLabel('New list').fill(name);
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export async function renameList(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of the list').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Names of the lists that a person has at the campus, in the order in which they were made there. */
export async function listNames(store: Store, owner: string): Promise<string[]> {
  const rows = await store.read
    .selectFrom('content_list')
    .where('owner_id', '=', owner)
    .select('denomination')
    .orderBy('created_at')
    .execute();
  return rows.map(({ denomination }) => denomination);
}

/** Sessions of a person that the campus has not ended. */
export async function openSessions(store: Store, person: string): Promise<string[]> {
  const rows = await store.read
    .selectFrom('session')
    .where('person_id', '=', person)
    .where('revoked_at', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Everything that a page can read on its device, and what it shows, as one text. */
export async function deviceDump(page: Page, context: BrowserContext): Promise<string> {
  const read = await page.evaluate(async () => {
    const asText = (_: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      return ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value.buffer) : value;
    };
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store);
        found.push(name, store, await done(rows.getAllKeys()), await done(rows.getAll()));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isCode = /\/(assets|locales)\/|precache/.test(request.url + name);
        found.push(name, request.url, isCode ? undefined : await answer?.text());
      }
    }
    const registration = await navigator.serviceWorker.getRegistration();
    for (const { title, body } of (await registration?.getNotifications()) ?? []) found.push(title, body);
    return JSON.stringify([found, document.title, document.body.innerText], asText);
  });
  return read + JSON.stringify(await context.cookies());
}

/** Which of these words a text has: short to read when there are some. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  return words.filter((word) => text.includes(word));
}
