import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { loadOf, shiftsOf, watchLoads } from '#tests/loads/watch-load.ts';
import { SHOWN } from '#tests/support/journeys/held-app.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';

test.use({ hasSnapshots: true });

/** The app is on its way to a device that has nothing of it, until it is let come. */
async function holdFirstApp(page: Page): Promise<() => void> {
  let letCome = (): void => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await come;
    await route.continue();
  });
  return letCome;
}

/** In a page: how many files of the app it had asked for when its login was shown. */
function countAsked(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-snapshot]') === null) return;
    observer.disconnect();
    Reflect.set(window, 'askedBefore', document.querySelectorAll('script[src], link[rel=modulepreload]').length);
  }).observe(document, { childList: true, subtree: true });
}

/** Each element of a screen with what it looks like and says: without names that are made anew each time. */
async function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MADE = [
      'id',
      'for',
      'aria-describedby',
      'aria-controls',
      'name',
      'loading',
      'style',
      'data-style',
      'selected',
    ];
    return [...document.querySelectorAll('#campus main, #campus main *')].map((element) => {
      const attributes = Array.from(element.attributes, ({ name, value }) => `${name}="${value}"`);
      const kept = attributes.filter((each) => !MADE.some((name) => each.startsWith(`${name}=`)));
      const text = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
      return [element.localName, ...kept.toSorted(), ...text].join(' ');
    });
  });
}

for (const [language, locale, path] of [
  ['English', 'en', '/login'],
  ['Arabic', 'ar', '/login'],
  ['a partner’s colours', 'de', '/partner/lindenau/login'],
] as const)
  test.describe(`a first visit, in ${language}`, () => {
    test.use({ locale });

    test('has the login before the app, as the app itself draws it', async ({ page, context, lantern }) => {
      await watchLoads(context, 'main h1');
      await page.addInitScript(countAsked);
      const letCome = await holdFirstApp(page);
      await page.goto(lantern + path, { waitUntil: 'commit' });
      await expect(page.locator(`${SHOWN} [type=email]`)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      expect(await page.evaluate(() => Reflect.get(window, 'askedBefore'))).toBe(0);
      const rendered = await looksOf(page);
      letCome();
      await expect(page.locator(SHOWN)).toHaveCount(0);
      await expect(page.locator('[type=email]')).toBeVisible();
      expect(rendered).toEqual(await looksOf(page));
      expect(rendered.length).toBeGreaterThan(40);
      expect(shiftsOf(await loadOf(page))).toEqual([]);
    });
  });

test('what is written there goes on in the page itself, and is sent once', { tag: '@always' }, async ({
  page,
  lantern,
}) => {
  const letCome = await holdFirstApp(page);
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation login') === true) logins.push(request.url());
  });
  await page.goto(`${lantern}/login`, { waitUntil: 'commit' });
  await page.locator(`${SHOWN} [type=email]`).fill('samuel@lantern.example');
  await page.locator(`${SHOWN} [type=password]`).fill('lantern-demo-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${lantern}/login`);
  letCome();
  await expect(page).toHaveURL(`${lantern}/start`);
  expect(logins).toHaveLength(1);
});

test('where the app never comes, nothing that was written gets into an address', async ({ page, lantern }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(`${lantern}/login`);
  await page.locator(`${SHOWN} [type=password]`).fill('secret');
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  // As a browser does it where no script is in its way.
  await page.locator(`${SHOWN} form`).evaluate((form) => (form instanceof HTMLFormElement ? form.submit() : undefined));
  expect(new URL((await again).url()).search).toBe('');
});

test('the language that is chosen there is the one of the page', async ({ page, lantern }) => {
  const letCome = await holdFirstApp(page);
  await page.goto(`${lantern}/login`, { waitUntil: 'commit' });
  await page.locator(`${SHOWN} select`).selectOption('de');
  letCome();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
});

/** In a page: whether it has shown a login before the app did. */
function noteLogin(): void {
  new MutationObserver(() => {
    if (document.querySelector('[data-snapshot] [type=email]') !== null) Reflect.set(window, 'hasShownLogin', true);
  }).observe(document, { childList: true, subtree: true });
}
const hasShownLogin = (page: Page) => page.evaluate(() => Reflect.get(window, 'hasShownLogin'));

test('it is not shown to who is signed in', async ({ page, context, lantern }) => {
  await signIn(context, lantern);
  await page.addInitScript(noteLogin);
  await page.goto(`${lantern}/login`);
  await expect(page).not.toHaveURL(`${lantern}/login`);
  expect(await hasShownLogin(page)).toBeUndefined();
});

test('it is not shown in another language than the one that was chosen here', async ({ page, lantern }) => {
  await page.addInitScript(
    ([key]) => {
      // An empty page has none.
      if (location.protocol === 'http:') localStorage.setItem(key, 'tr');
    },
    [STORAGE_KEYS.language] as const,
  );
  await page.addInitScript(noteLogin);
  await page.goto(`${lantern}/login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.locator('[type=email]')).toBeVisible();
  expect(await hasShownLogin(page)).toBeUndefined();
});
