import type { Locator, Page, Request } from '@playwright/test';
import { changeOrganisation } from '#tests/support/campus/change-organisation.ts';
import { asAmal, enterAs, expect, test } from '#tests/support/journeys/journey.ts';

const connected = (page: Page): Locator => page.getByText('Your data wallet is connected.');
const waiting = (page: Page): Locator => page.getByText('Waiting for your wallet…');
const code = (page: Page): Locator => page.getByRole('img', { name: 'QR code for your wallet' });

const isPoll = (request: Request): boolean => (request.postData() ?? '').includes('query IdasRelations');

/** How often the campus was asked for the wallet so far, and how many of these questions have no answer yet. */
function countPolls(page: Page): { asked: () => number; underWay: () => number } {
  let asked = 0;
  let answered = 0;
  const onEnd = (request: Request): void => {
    if (isPoll(request)) answered += 1;
  };
  page.on('request', (request) => {
    if (isPoll(request)) asked += 1;
  });
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return { asked: () => asked, underWay: () => asked - answered };
}

/** The page is looked at, or not. */
async function look(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

asAmal('a wallet is linked by its link, and the page hears of it by itself', async ({ page, context, lantern }) => {
  const { asked } = countPolls(page);
  await page.goto(`${lantern}/settings`);
  await page.getByRole('link', { name: 'Data wallet' }).click();
  await expect(page.getByText('This is a demonstration')).toBeVisible();
  await page.getByRole('button', { name: 'Link my wallet' }).click();
  await expect(code(page)).toBeVisible();
  expect(await code(page).evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(20);
  await expect(waiting(page)).toBeVisible();
  const before = asked();
  await expect.poll(asked).toBeGreaterThan(before + 1);

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open my wallet' }).click();
  const wallet = await opened;
  await expect(wallet.getByText('No real wallet is connected')).toBeVisible();
  await wallet.getByRole('button', { name: 'Connect' }).click();
  await expect(wallet.getByText('Connected. Go back to the campus.')).toBeVisible();
  await wallet.close();
  await expect(connected(page)).toBeVisible();
  await expect(code(page)).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await expect(connected(page)).toBeVisible();
});

asAmal('nobody is asked while the page is not looked at', async ({ page, lantern }) => {
  const { asked, underWay } = countPolls(page);
  /** How often the campus is asked in five times the time after which a page that waits asks again. */
  const askedInFiveRounds = async (): Promise<number> => {
    const before = asked();
    for (let round = 0; round < 5; round += 1) {
      await page.clock.runFor(2000);
      await expect.poll(underWay).toBe(0);
    }
    return asked() - before;
  };
  await page.clock.install();
  await page.goto(`${lantern}/settings/wallet`);
  await page.getByRole('button', { name: 'Link my wallet' }).click();
  await expect(waiting(page)).toBeVisible();
  await look(page, 'hidden');
  // One question that was on its way, or what is read anew after a connection that the clock ran away from.
  expect(await askedInFiveRounds()).toBeLessThan(3);
  await look(page, 'visible');
  expect(await askedInFiveRounds()).toBeGreaterThan(2);
  // An answer that is still on its way begins the three minutes anew.
  await expect(async () => {
    // One that the clock runs away from has failed, and is asked once more.
    await expect.poll(underWay).toBe(0);
    await page.clock.fastForward(180_000);
    await expect(page.getByText('No wallet has answered yet.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await askedInFiveRounds()).toBeLessThan(3);
  await page.getByRole('button', { name: 'Wait longer' }).click();
  await expect(waiting(page)).toBeVisible();
});

asAmal(
  'without a network it says what it needs, and a connection that is lost while it waits loses nothing',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/settings/wallet`);
    await expect(page.getByRole('button', { name: 'Link my wallet' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You can do this when you are online.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Link my wallet' }).click();
    const link = await page.getByRole('link', { name: 'Open my wallet' }).getAttribute('href');
    await context.setOffline(true);
    await expect(code(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('You can do this when you are online.')).toBeVisible();
    // It is answered meanwhile, elsewhere.
    await fetch(link ?? '', { method: 'POST' });
    await context.setOffline(false);
    await expect(connected(page)).toBeVisible();
  },
);

test.describe('without a connector', () => {
  // The worker would answer with the organisation that it knows from before.
  test.use({ serviceWorkers: 'block' });

  test('the page says that there are no wallets', async ({ page, campus, lantern }) => {
    await enterAs(page, lantern, 'Enter as Amal');
    await changeOrganisation(campus, () => ({ wallet: null }));
    await page.goto(`${lantern}/settings/wallet`);
    await expect(page.getByText('Data wallets are not available here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Link my wallet' })).toHaveCount(0);
  });
});
