import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { bookmarksOf, expect, type JourneyCampus, test, toast } from '#tests/support/journeys/journey.ts';

const AMAL = '1-amal';
const COURSE = 'Numbers, time, money';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Logs in, changes something and logs out by taps alone, because a reload ends such a session. */
async function visitCampus(page: Page, campus: JourneyCampus, lantern: string): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${lantern}/login`);
  await page.getByRole('button', { name: 'Enter as Amal' }).click();
  await expect(h1(page)).toHaveText('Hello, Amal');
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await page
    .getByRole('button', { name: `Bookmark: ${COURSE}` })
    .first()
    .click();
  await expect(toast(page, `${COURSE} added.`)).toBeVisible();
  await expect.poll(() => bookmarksOf(campus.store, AMAL)).toContain('COURSE:numbers-time-money');
  await page.getByRole('link', { name: COURSE }).first().click();
  await expect(h1(page)).toHaveText(COURSE);
  await page
    .getByRole('link', { name: /^My courses/ })
    .first()
    .click();
  await expect(h1(page)).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(errors).toEqual([]);
}

/** Runs in a page: refuses one kind of site data. */
const REFUSED: Readonly<Record<string, () => void>> = {
  'web storage': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  'web storage, which is null': () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: () => null });
  },
  'web storage, which is always full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  IndexedDB: () => Reflect.deleteProperty(globalThis, 'indexedDB'),
  caches: () => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('No.', 'SecurityError'));
  },
  'a worker': () => {
    for (const name of ['register', 'getRegistration'] as const)
      ServiceWorkerContainer.prototype[name] = () => Promise.reject(new DOMException('No.', 'NotSupportedError'));
  },
  cookies: () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
  locks: () => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('No.', 'SecurityError'));
  },
  channels: () => {
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      configurable: true,
      value: function refused() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
};

for (const [what, refuse] of Object.entries(REFUSED))
  test(`the campus works where the browser refuses ${what}`, async ({ page, context, campus, lantern }) => {
    await context.addInitScript(refuse);
    await visitCampus(page, campus, lantern);
  });

test('the campus works where the browser refuses all of it', { tag: '@always' }, async ({
  page,
  context,
  campus,
  lantern,
}) => {
  for (const refuse of Object.values(REFUSED)) await context.addInitScript(refuse);
  await visitCampus(page, campus, lantern);
});

test.describe('in a browser with a window', { tag: '@window' }, () => {
  test('the campus works where site data is blocked', async ({ campus, lantern }, info) => {
    const profile = mkdtempSync(join(tmpdir(), 'campus-blocked-'));
    mkdirSync(join(profile, 'Default'));
    const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
    const { executablePath = '', args = [] } = info.project.use.launchOptions ?? {};
    let context: BrowserContext | undefined;
    try {
      context = await chromium.launchPersistentContext(profile, {
        executablePath,
        args: [...args, '--headless=new'],
        headless: false,
        locale: 'en',
        viewport: { width: 360, height: 740 },
      });
      const page = await context.newPage();
      await visitCampus(page, campus, lantern);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    } finally {
      await context?.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
});
