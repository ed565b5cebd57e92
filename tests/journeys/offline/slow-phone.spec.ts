import { expect, test } from '#tests/support/journeys/journey.ts';

/** 400 kbit/s, 400 ms, and a processor four times slower: the phone and the link of our learners. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('the slice works on a slow phone with a slow link', { tag: '@always' }, async ({ page, context, lantern }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${lantern}/login`);
  await page.getByRole('button', { name: 'Enter as Amal' }).click({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'German for your first weeks' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'German for your first weeks' })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('link', { name: 'Numbers, time, money' }).click();
  await page.getByRole('button', { name: 'Bookmark: Numbers, time, money' }).click({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Remove bookmark: Numbers, time, money' })).toBeVisible();
});
