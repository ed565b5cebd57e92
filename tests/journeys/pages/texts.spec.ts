import type { Page } from '@playwright/test';
import { enterAs, expect, test } from '#tests/support/journeys/journey.ts';

const FILM = encodeURIComponent('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('the footer leads to imprint, privacy, terms and accessibility, which open again without a network', async ({
  page,
  context,
  lantern,
}) => {
  await page.goto(`${lantern}/explore`);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(`${lantern}/privacy-policy#privacy`);
  // The text's own heading, and nothing else of this name once the text is there.
  await expect(page.locator('#privacy ~ p').first()).toBeVisible();
  await expect(page.locator('#privacy')).toBeInViewport();
  await footer.getByRole('link', { name: 'Terms of use' }).click();
  await expect(h1(page)).toHaveText('Terms of use');
  await footer.getByRole('link', { name: 'Accessibility' }).click();
  await expect(h1(page)).toHaveText('Accessibility');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(h1(page)).toHaveText('Accessibility');
  await context.setOffline(true);
  for (const path of ['/terms', '/privacy-policy']) {
    await page.goto(lantern + path);
    await expect(page.getByRole('main').locator('p').first()).toBeVisible();
  }
});

test('a heading of the terms can be led to by its anchor', async ({ page, lantern }) => {
  await page.goto(`${lantern}/terms`);
  const last = page.getByRole('main').locator('h2[id], h3[id]').last();
  const id = await last.getAttribute('id');
  await page.goto(`${lantern}/terms#${id}`);
  await page.reload();
  await expect(last).toBeInViewport();
});

test('the rules of the community are for those who are logged in', async ({ page, lantern, campus }) => {
  await page.goto(`${lantern}/code-of-conduct/community`);
  await expect(page.getByText('Please log in to open this page.')).toBeVisible();
  await enterAs(page, lantern, /Amal/);
  await page.goto(`${lantern}/code-of-conduct/community`);
  await expect(page.getByRole('main').locator('p').first()).toBeVisible();
  await page.goto(`${campus.origin('sonnenhaus')}/code-of-conduct/community`);
  await expect(h1(page)).not.toHaveText('Code of conduct');
});

test('sponsor and special terms stand where the organisation has them', async ({ page, campus }) => {
  await page.goto(`${campus.origin('nordlicht')}/login`);
  await expect(page.getByRole('contentinfo').getByRole('img')).toBeVisible();
  await page.goto(`${campus.origin('sonnenhaus')}/privacy-policy`);
  await expect(page.getByRole('contentinfo').locator('p')).not.toHaveCount(0);
});

test('a video plays once, after a click, from the host without cookies', async ({ page, lantern }) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'film' });
  });
  await page.goto(`${lantern}/embed?provider=youtube&url=${FILM}&lang=en`);
  await expect(page.getByText('www.youtube-nocookie.com')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Play Once' }).click();
  await expect(page.frameLocator('iframe').getByText('film')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0']);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play Once' })).toBeVisible();
});

test('the gate speaks German unless it is asked to speak English, and frames nothing unknown', async ({
  page,
  lantern,
}) => {
  await page.goto(`${lantern}/embed?provider=youtube&url=${FILM}&lang=fr`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Einmal abspielen' })).toBeVisible();
  await page.goto(`${lantern}/embed?lang=en`);
  await expect(page.getByText('No video URL provided')).toBeVisible();
  await page.goto(
    `${lantern}/embed?lang=en&provider=youtube&url=${encodeURIComponent('https://evil.example/watch?v=dQw4w9WgXcQ')}`,
  );
  await expect(page.getByText('This video cannot be shown here.')).toBeVisible();
});
