import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journeys/journey.ts';

// With a network and for one visit: a worker would be installed anew in each journey, and is the point of none.
test.use({ serviceWorkers: 'block' });

const TABS_MAX = 40;

/** Goes on with the tabulator until this has the focus; each stop on the way can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let n = 0; n < TABS_MAX; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const here = document.activeElement;
      if (here === null || here === document.body) return true;
      const { outlineStyle, boxShadow } = getComputedStyle(here);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    expect(isSeen, 'the focus stands where nobody sees it').toBe(true);
  }
  expect(false, `the keyboard does not reach ${target}`).toBe(true);
}

test('somebody new gets from the landing page through all gates without a pointer', async ({ page, lantern }) => {
  await page.goto(lantern);
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await tabTo(page, login);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('E-mail', { exact: true }));
  await page.keyboard.type('zarmina@lantern.example');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('lantern-demo-1');
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('button', { name: 'Accept' }).first());
  await page.keyboard.press('Enter');
  // Its countries come by the network: what is typed before they are there chooses nothing.
  await expect(page.getByRole('option', { name: 'Germany' })).toBeAttached();
  await tabTo(page, page.getByLabel('Country'));
  await page.keyboard.type('Germ');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  const mails = page.getByLabel('Mails about my courses and sessions');
  await tabTo(page, mails);
  await page.keyboard.press('Space');
  await expect(mails).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');

  const slides = page.getByRole('region', { name: 'Welcome' });
  const next = slides.getByRole('button', { name: 'Next' });
  await expect(slides).toBeVisible();
  while (await next.isVisible()) {
    const before = await slides.getByRole('heading').textContent();
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(slides.getByRole('heading')).not.toHaveText(before ?? '');
  }
  await tabTo(page, slides.getByRole('button', { name: 'Begin' }));
  await page.keyboard.press('Enter');
  await expect(slides).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Campus' }).first()).toBeVisible();
});

test('somebody joins with e-mail without a pointer', async ({ page, lantern }) => {
  await page.goto(`${lantern}/register`);
  await tabTo(page, page.getByRole('link', { name: 'Register with e-mail' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('E-mail', { exact: true }));
  await page.keyboard.type('nour@lantern.example');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('a long walk home');
  await expect(page.getByText('You can use this e-mail')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Join for free' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your e-mail.' })).toBeFocused();
});
