import type { Page } from '@playwright/test';
import { asAmal, asReza, expect } from '#tests/support/journeys/journey.ts';

const HELLO = '/program/german-for-your-first-weeks/unit/hello-my-name-is';
const NUMBERS = '/program/german-for-your-first-weeks/unit/numbers-time-money';
const EMAIL = '/program/your-phone-can-do-more/unit/an-email-that-gets-answered';

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as finished' }).click();
  const question = page.getByRole('dialog', { name: 'Mark this course as finished?' });
  await expect(question.getByText(/lessons? (?:is|are) still open/)).toBeVisible();
  await question.getByRole('button', { name: 'Finish course' }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
}

asReza(
  'a lock opens as soon as what stands before it is finished, without a network too',
  async ({ page, context, lantern }) => {
    await page.goto(lantern + NUMBERS);
    await expect(page.getByText('First finish “Hello, my name is …”.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start course' })).toHaveCount(0);
    await expect(page.getByRole('listitem').getByRole('link', { name: 'Numbers without fear' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Go there' }).click();
    await expect(page).toHaveURL(lantern + HELLO);
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, my name is …' })).toBeVisible();
    await context.setOffline(true);
    await finish(page);
    await page.goto(lantern + NUMBERS);
    await expect(page.getByRole('link', { name: 'Start course' })).toBeVisible();
    await expect(page.getByText('First finish')).toHaveCount(0);
  },
);

asAmal(
  'a course finished offline counts everywhere, and its certificate opens offline once it was fetched',
  { tag: '@always' },
  async ({ page, context, lantern }) => {
    await page.goto(lantern + EMAIL);
    await expect(page.getByText('Finish all lessons to get it.')).toBeVisible();
    await context.setOffline(true);
    await finish(page);
    const download = page.getByRole('button', { name: 'Download certificate' });
    await expect(download).toHaveAttribute('aria-disabled', 'true');
    await page.goto(`${lantern}/start`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'An e-mail that gets answered' })).toHaveCount(0);

    await context.setOffline(false);
    await page.goto(lantern + EMAIL);
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    const [certificate] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(certificate.suggestedFilename()).toBe('Certificate.pdf');
    await expect(page.getByText('It is saved on this device.')).toBeVisible();
    // Once more: the campus is asked, and none of its bytes come again.
    const [answer, same] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith('/certificate')),
      page.waitForEvent('download'),
      download.click(),
    ]);
    expect([answer.status(), same.suggestedFilename()]).toEqual([304, 'Certificate.pdf']);

    await context.setOffline(true);
    await page.goto(`${lantern}/achievements`);
    const [again] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(again.suggestedFilename()).toBe('Certificate.pdf');
  },
);

asAmal('a material is taken and left again by a tap', async ({ page, lantern }) => {
  await page.goto(`${lantern}/course/video-call-tips`);
  await page.getByRole('button', { name: 'Start course' }).click();
  await expect(page.getByText('Started', { exact: true }).first()).toBeVisible();
  await page.goto(`${lantern}/start`);
  await expect(page.getByRole('heading', { level: 2, name: 'My courses' })).toBeVisible();
  await page.goto(`${lantern}/course/video-call-tips`);
  await page.getByRole('button', { name: 'Leave course' }).click();
  await expect(page.getByRole('button', { name: 'Start course' })).toBeVisible();
});

asAmal('the start page goes on in the lesson that was open last', async ({ page, lantern }) => {
  await page.goto(`${lantern + NUMBERS}/lesson/numbers-time-money-2`);
  await page.getByText('Next lesson').click();
  await expect(page).toHaveURL(/numbers-time-money-3$/);
  await page.goto(`${lantern}/start`);
  await expect(page.getByText(/Lesson \d of 4/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/numbers-time-money\/lesson\//);
});

asAmal('people who learn here are shown with what they let others see', async ({ page, lantern }) => {
  await page.goto(`${lantern}/program/german-for-your-first-weeks`);
  const people = page.locator('section').filter({ hasText: 'Who else learns here' });
  await people.getByRole('button', { name: 'Olena' }).click();
  const sheet = page.getByRole('dialog', { name: /Olena/ });
  await expect(sheet.getByText(/Here since/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});

asAmal('a program starts in its first lesson', async ({ page, lantern }) => {
  await page.goto(`${lantern}/program/know-your-rights`);
  await page.getByRole('link', { name: 'Start program' }).click();
  await expect(page).toHaveURL(/\/program\/know-your-rights\/unit\/my-work-contract\/lesson\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
