import type { Page } from '@playwright/test';
import { enterAs, expect, type JourneyCampus, test } from '#tests/support/journeys/journey.ts';

const lessonOf = (number: number): string =>
  `/program/your-phone-can-do-more/unit/an-email-that-gets-answered/lesson/an-email-that-gets-answered-${number}`;

async function heading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** What the campus knows of where Amal is in a lesson, once everything that waits on the page has gone out. */
async function placeKept(page: Page, campus: JourneyCampus, lesson: number): Promise<string> {
  // As when the page is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const rows = await campus.store.read
    .selectFrom('lesson_progress')
    .select('position')
    .where('lesson_id', '=', `an-email-that-gets-answered-${lesson}`)
    .execute();
  return rows.map(({ position }) => position ?? '').join();
}

test('a lesson goes on where it was left, on another device too', { tag: '@always' }, async ({
  page,
  campus,
  browser,
  lantern,
}) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(lantern + lessonOf(3));
  await heading(page, 'Say what you need in one sentence');
  await page.getByText('I used to write half a page.').scrollIntoViewIfNeeded();
  // Not the lesson's first part: a page that was slow to scroll has kept that before.
  await expect.poll(() => placeKept(page, campus, 3)).toMatch(/an-email-that-gets-answered-3-c[2-9]/);
  const other = await browser.newContext({ viewport: { width: 1200, height: 700 }, baseURL: lantern });
  const desk = await other.newPage();
  await enterAs(desk, lantern, 'Enter as Amal');
  await desk.goto(lantern + lessonOf(3));
  await heading(desk, 'Say what you need in one sentence');
  await expect.poll(() => desk.evaluate(() => scrollY)).toBeGreaterThan(150);
  await other.close();
});

test('what was unfolded and how far a film was seen go along to another device', async ({
  page,
  campus,
  browser,
  lantern,
}) => {
  const fold = (on: Page) =>
    on.locator('article details', { has: on.locator('summary', { hasText: 'What do these lines mean' }) });
  const film = (on: Page) => on.locator('video');
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(lantern + lessonOf(2));
  await heading(page, 'Formal and friendly greetings');
  await fold(page).locator('summary').click();
  await film(page).evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('There is no film.');
    element.muted = true;
    await element.play();
    element.pause();
    const arrived = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.currentTime = 15;
    await arrived;
  });
  await expect.poll(() => placeKept(page, campus, 2)).toMatch(/"openParts":\["[^"]+"\].*"seconds":15\b/);

  const other = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: lantern });
  const second = await other.newPage();
  await enterAs(second, lantern, 'Enter as Amal');
  await second.goto(lantern + lessonOf(2));
  await expect(fold(second)).toHaveAttribute('open', '');
  await film(second).evaluate(async (element) => {
    if (element instanceof HTMLVideoElement) await element.play();
  });
  await expect.poll(() => film(second).evaluate((element) => Reflect.get(element, 'currentTime'))).toBeGreaterThan(14);
  await other.close();
});
