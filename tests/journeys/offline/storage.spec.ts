import type { BrowserContext, Page } from '@playwright/test';
import { DEXIE_STEP } from '#offline/health/refuse-newer.ts';
import { DEVICE_VERSION } from '#offline/versions.ts';
import { asAmal, bookmarksOf, enterAs, expect, readyOffline, test } from '#tests/support/journeys/journey.ts';

const NOTHING_KEPT = 'This browser keeps nothing on this device.';

const toast = (page: Page, words: RegExp) => page.locator('section[popover]').getByText(words);

/** As a private window of some browsers, or a policy that forbids storage. */
async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException(
        'A mutation operation was attempted on a database that did not allow mutations.',
        'InvalidStateError',
      );
    };
  });
}

test.describe('storage that is off', () => {
  test('leaves a campus that works with a network, and claims nothing else', async ({
    page,
    context,
    campus,
    lantern,
  }) => {
    await withoutStorage(page);
    await enterAs(page, lantern, 'Enter as Amal');
    await expect(page.getByText(NOTHING_KEPT).first()).toBeVisible();
    await page.getByRole('link', { name: 'Explore' }).first().click();
    const before = await bookmarksOf(campus.store, '1-amal');
    const bookmark = page.getByRole('button', { name: /^Bookmark: / });
    await bookmark.first().click();
    await expect(toast(page, /added/)).toBeVisible();
    // Shown only now, and by the campus: it is there.
    expect(await bookmarksOf(campus.store, '1-amal')).toHaveLength(before.length + 1);
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    await expect(page.getByText('Ready offline')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.getByRole('link', { name: 'My courses' }).first().click();
    await expect(page.getByLabel('New list')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('New list').fill('A name that stays');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(toast(page, /Try again when you are online/)).toBeVisible();
    await expect(page.getByLabel('New list')).toHaveValue('A name that stays');
    await context.setOffline(false);
    // Until the app has heard of it, each tap is answered as before.
    await expect(async () => {
      await page.getByRole('button', { name: 'Create list' }).click({ timeout: 5000 });
      await expect(page.getByRole('heading', { name: 'A name that stays' })).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 90_000 });
  });

  test('lets a person leave', async ({ page, lantern }) => {
    await withoutStorage(page);
    await enterAs(page, lantern, 'Enter as Amal');
    await page.goto(`${lantern}/logout`);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('JWT'))).toBeNull();
  });
});

/** How many rows a table of the device has; looked at from outside, without a version of one's own. */
function rowsIn(page: Page, table: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('device');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const counting = db.transaction(name).objectStore(name).count();
          counting.onsuccess = () => {
            db.close();
            resolve(counting.result);
          };
        };
      }),
    table,
  );
}

test.describe('a full device', () => {
  /** The browser's own limit (STORAGE-4), which lasts as long as this session with it. */
  async function limitTo(page: Page, context: BrowserContext, quotaSize: number): Promise<void> {
    const origin = new URL(page.url()).origin;
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
    const { overrideActive } = await session.send('Storage.getUsageAndQuota', { origin });
    expect(overrideActive).toBe(true);
  }

  /** Whether the browser really holds to its limit: more than that in one go, which nobody ever needs. */
  const refusesMuch = (page: Page): Promise<string | undefined> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('too-much');
          opening.onupgradeneeded = () => opening.result.createObjectStore('bytes');
          opening.onsuccess = () => {
            const writing = opening.result.transaction('bytes', 'readwrite');
            writing.objectStore('bytes').put(crypto.getRandomValues(new Uint8Array(65_536)).toString().repeat(40), 1);
            writing.oncomplete = () => resolve(undefined);
            writing.onabort = () => resolve(writing.error?.name);
          };
        }),
    );

  asAmal(
    'says that there is no space, keeps what was typed, and saves it once there is some',
    { tag: '@always' },
    async ({ page, context, campus, lantern }) => {
      await page.goto(`${lantern}/start`);
      expect(await rowsIn(page, 'reserve')).toBeGreaterThan(0);
      await page.getByRole('link', { name: 'My courses' }).first().click();
      const name = page.getByLabel('New list');
      await expect(name).toBeVisible();
      await context.setOffline(true);
      await limitTo(page, context, 1000);
      // The browser goes on for half a minute by what it knew of the space before.
      await expect.poll(() => refusesMuch(page), { intervals: [3000], timeout: 60_000 }).toBe('QuotaExceededError');

      await name.fill('The last words');
      await page.getByRole('button', { name: 'Create list' }).click();
      await expect(toast(page, /There is no space left on this device/)).toBeVisible();
      await expect(name).toHaveValue('The last words');
      expect(await rowsIn(page, 'outbox')).toBe(0);

      await limitTo(page, context, 1_000_000_000);
      await page.locator('section[popover]').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Create list' }).click();
      await expect(page.getByRole('heading', { name: 'The last words' })).toBeVisible();
      expect(await rowsIn(page, 'outbox')).toBe(1);
      await context.setOffline(false);
      await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
      const lists = await campus.store.read.selectFrom('content_list').select('denomination').execute();
      expect(lists.filter(({ denomination }) => denomination === 'The last words')).toHaveLength(1);
    },
  );
});

test('storage that the browser takes away is opened anew, and where that fails nothing is said to be saved', {
  tag: '@always',
}, async ({ page, context, lantern }) => {
  /** As Safari does to a page that slept (STORAGE-1). */
  const breakConnections = (times: number): Promise<void> =>
    page.evaluate((most) => {
      const { add } = IDBObjectStore.prototype;
      let left = most;
      IDBObjectStore.prototype.add = function (...given) {
        left -= 1;
        if (left < 0) return Reflect.apply(add, this, given);
        throw new DOMException(
          'Connection to Indexed Database server lost. Refresh the page to try again',
          'UnknownError',
        );
      };
    }, times);
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await page.getByRole('link', { name: 'My courses' }).first().click();
  const name = page.getByLabel('New list');
  await expect(name).toBeVisible();
  await context.setOffline(true);

  await breakConnections(1);
  await name.fill('Kept all the same');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByRole('heading', { name: 'Kept all the same' })).toBeVisible();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();

  await page.getByRole('link', { name: 'My courses' }).first().click();
  await breakConnections(Number.MAX_SAFE_INTEGER);
  await name.fill('A name that stays');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(toast(page, /This page cannot save any more/)).toBeVisible();
  await expect(page.getByText('The browser no longer lets this page use its storage.')).toBeVisible();
  await expect(name).toHaveValue('A name that stays');

  await page.locator('section[popover]').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Kept all the same').first()).toBeVisible();
  await expect(page.getByText('The browser no longer lets this page use its storage.')).toHaveCount(0);
});

test('where the browser does not answer, nothing is said to be sent', async ({ page, context, lantern }) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await context.setOffline(true);
  await page.goto(`${lantern}/bookmarks`);
  await page.getByLabel('New list').fill('Evenings');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Evenings' })).toBeVisible();

  const silent = await context.newPage();
  await silent.addInitScript(() => {
    IDBFactory.prototype.open = () => new Proxy(Object.create(null), { get: () => () => undefined, set: () => true });
  });
  await silent.goto(`${lantern}/bookmarks`);
  const sync = silent.getByRole('button', { name: 'Sync: this page cannot see what is waiting to be sent' });
  await expect(sync).toBeVisible({ timeout: 60_000 });
  await sync.click();
  await expect(silent.getByText('This page cannot see what is waiting to be sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sync: 1 change is waiting to be sent' })).toBeVisible();
});

test.describe('another version', () => {
  /** What a newer release does to the database of the device; the tab that has it open must let go. */
  const upgrade = (page: Page): Promise<void> =>
    page.evaluate(
      (version) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('device', version);
          opening.onupgradeneeded = () => opening.result.createObjectStore('later');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
      (DEVICE_VERSION + 1) * DEXIE_STEP,
    );

  asAmal(
    'that is newer than this one: says so, reads on, and changes nothing on the device',
    async ({ page, context, lantern }) => {
      await page.goto(`${lantern}/start`);
      const before = await rowsIn(page, 'owners');
      const other = await context.newPage();
      await other.goto(`${lantern}/manifest.webmanifest`);
      await upgrade(other);
      // The first where the page had opened its databases by then, the second where it was about to.
      await expect(
        page.getByText(
          /The campus was updated in another tab\.|A newer version of the campus was used on this device\./,
        ),
      ).toBeVisible();

      await context.setOffline(true);
      await page.getByRole('status').getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByText('A newer version of the campus was used on this device.')).toBeVisible();
      await page.getByRole('link', { name: 'My courses' }).first().click();
      await expect(page.getByText('First papers').first()).toBeVisible();
      await page.getByLabel('New list').fill('A name that stays');
      await page.getByRole('button', { name: 'Create list' }).click();
      await expect(toast(page, /Try again when you are online/)).toBeVisible();
      await expect(page.getByLabel('New list')).toHaveValue('A name that stays');
      expect(await rowsIn(other, 'owners')).toBe(before);
      expect(await rowsIn(other, 'outbox')).toBe(0);
      expect(await rowsIn(other, 'later')).toBe(0);
    },
  );

  asAmal('that is older and does not let go: says so, and goes on by itself', async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/start`);
    const old = await context.newPage();
    await old.goto(`${lantern}/manifest.webmanifest`);
    // A tab of the first release that sleeps: it holds the database of its version and hears nothing.
    await old.evaluate(async () => {
      const done = (request: IDBOpenDBRequest): Promise<unknown> =>
        new Promise((resolve) => {
          request.onsuccess = resolve;
        });
      // Asked for in one breath: else the page, which works on, may make a newer one in between.
      indexedDB.deleteDatabase('device');
      const opening = indexedDB.open('device', 10);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('session', { keyPath: 'id' });
        opening.result.createObjectStore('owners', { keyPath: 'key' });
        const outbox = opening.result.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
        outbox.createIndex('id', 'id', { unique: true });
        outbox.createIndex('[owner+organisation]', ['owner', 'organisation']);
        outbox.createIndex('subject', 'subject');
      };
      await done(opening);
    });
    await page.reload();
    await expect(page.getByText('The campus is still open in another tab, in an older version.')).toBeVisible();
    await old.close();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('The campus is still open in another tab')).toHaveCount(0);
  });
});
