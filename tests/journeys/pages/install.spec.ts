import type { Page } from '@playwright/test';
import { closeBanner } from '#tests/support/journeys/close-banner.ts';
import { enterAs, expect, test } from '#tests/support/journeys/journey.ts';

/** A context of a test is a private window: the one thing that stands against installing here. */
const OF_THE_TEST = ['in-incognito'];

for (const folder of ['lantern', 'nordlicht', 'sonnenhaus']) {
  test(`Chromium finds nothing against the manifest of ${folder}, and would install it`, async ({ page, campus }) => {
    await page.goto(`${campus.origin(folder)}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const browser = await page.context().newCDPSession(page);
    // Named once the page has shown its content.
    await expect(page.locator('link[rel=manifest][href]')).toHaveCount(1);
    const { url, errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).searchParams.get('lang')).toBe(await page.locator('html').getAttribute('lang'));
    const manifest = JSON.parse(data ?? '');
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    expect(manifest.shortcuts).toHaveLength(3);
    const tab = page.locator('link[rel=icon]');
    expect(manifest.icons[0].src).toBe(await tab.getAttribute('href'));
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => !OF_THE_TEST.includes(id))).toEqual([]);
    expect(manifest.screenshots).toHaveLength(3);
    const icons: string[] = [...manifest.icons, ...manifest.screenshots].map(({ src }: { src: string }) => src);
    const statuses = await page.evaluate(
      (sources) => Promise.all(sources.map(async (source) => (await fetch(source)).status)),
      icons,
    );
    expect(statuses).toEqual(icons.map(() => 200));
  });
}

/** The browser offers to install, as it does early and once; what its own question is answered with is not our business. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Reflect.set(event, 'prompt', async () => document.body.setAttribute('data-asked', 'yes'));
    dispatchEvent(event);
  });
}

test('the card comes with the second visit, leads to the browser’s question, and stays away once it was sent away', async ({
  page,
  context,
  lantern,
}) => {
  const words = 'Put the campus on your home screen. It opens without the internet.';
  await enterAs(page, lantern, 'Enter as Amal');
  await offer(page);
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);

  const second = await context.newPage();
  await second.goto(`${lantern}/start`);
  await expect(second.getByRole('button', { name: 'Account' })).toBeVisible();
  // The visit is counted by now; the card asks when Home is drawn.
  await second.goto(`${lantern}/start`);
  await offer(second);
  await expect(second.getByText(words)).toBeVisible();
  await second.getByRole('main').getByRole('button', { name: 'Install the app' }).click();
  await expect(second.locator('body')).toHaveAttribute('data-asked', 'yes');

  await second.goto(`${lantern}/start`);
  await offer(second);
  await closeBanner(second.getByText(words));
  await second.goto(`${lantern}/start`);
  await offer(second);
  await expect(second.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  await expect(second.getByText(words)).toHaveCount(0);

  await second.goto(`${lantern}/settings/install`);
  await offer(second);
  await expect(second.getByRole('main').getByRole('button', { name: 'Install the app' })).toBeVisible();
});

test.describe('on a phone of Apple', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  });

  test('a login shows three drawn steps with the words of the phone, once', async ({ page, context, lantern }) => {
    await context.addInitScript(() => localStorage.setItem('language', 'en'));
    await enterAs(page, lantern, 'Enter as Amal');
    const sheet = page.getByRole('dialog', { name: /home screen/ });
    await expect(sheet.getByRole('listitem')).toHaveCount(3);
    await expect(sheet.getByText('Zum Home-Bildschirm')).toBeVisible();
    await sheet.getByRole('button', { name: 'Not now' }).click();
    await expect(sheet).toBeHidden();
    await page.goto(`${lantern}/logout`);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await enterAs(page, lantern, 'Enter as Amal');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(sheet).toBeHidden();
  });
});
