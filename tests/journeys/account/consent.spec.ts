import type { Page } from '@playwright/test';
import { asAmal, enterAs, expect, test } from '#tests/support/journeys/journey.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the way to a partner leads through its consent and comes back', async ({ page, lantern }) => {
  await page.route('**/backend/sso/gast?productId=book-7', (route) =>
    route.fulfill({
      headers: { 'campus-answer': '1', 'content-type': 'application/json' },
      json: { redirectUrl: `${lantern}/explore` },
    }),
  );
  await enterAs(page, lantern, /Amal/);
  await page.goto(`${lantern}/sso/gast/book-7`);
  await expect(page).toHaveURL(/\/consent\/gast\?urlBack=/);
  await expect(title(page, 'Guest access to our partner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(`${lantern}/explore`);
});

asAmal('a partner that cannot be reached is said, and can be tried again', async ({ page, lantern }) => {
  await page.goto(`${lantern}/consent/gast`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Revoke', exact: true })).toBeVisible();
  await page.goto(`${lantern}/sso/gast/book-7`);
  await expect(title(page, 'Could not reach partner, please try again later.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page, 'Could not reach partner, please try again later.')).toBeVisible();
});

for (const urlBack of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
  asAmal(`an address to come back to is never ${urlBack}`, async ({ page, lantern }) => {
    await page.goto(`${lantern}/consent/gast?urlBack=${encodeURIComponent(urlBack)}`);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('button', { name: 'Revoke', exact: true })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(lantern);
  });
}

asAmal('what nobody asks for says so and leads to the settings', async ({ page, lantern }) => {
  await page.goto(`${lantern}/consent/no-such-consent`);
  await expect(page.getByText('Sorry, there is no information available')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Settings' })).toBeVisible();
});

test('a visitor is asked for nothing', async ({ page, lantern }) => {
  await page.goto(`${lantern}/consent/gast`);
  await expect(page.getByText('Please log in to open this page.')).toBeVisible();
});
