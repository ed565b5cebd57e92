import type { Page } from '@playwright/test';
import { SOLD_MEGABYTE } from '#campus/network/data-cost.ts';
import { asAmal, expect, test } from '#tests/support/journeys/journey.ts';

const COURSE = '/course/an-email-that-gets-answered';
const LESSON = `${COURSE}/lesson/an-email-that-gets-answered-2`;

/** Where the film stands after a jump, and the words that are shown there. */
async function jumpTo(page: Page, seconds: number): Promise<{ at: number; words: string[] }> {
  return page.locator('video').evaluate(async (element, moment) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('There is no film.');
    element.muted = true;
    await element.play();
    element.pause();
    const track = [...element.textTracks].find(({ mode }) => mode === 'showing');
    if (track === undefined) throw new Error('No subtitles are shown.');
    const arrived = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.currentTime = moment;
    await arrived;
    const words = [...(track.cues ?? [])]
      .filter(({ startTime, endTime }) => startTime <= moment && moment < endTime)
      .map((cue) => (cue instanceof VTTCue ? cue.text : ''));
    return { at: element.currentTime, words };
  }, seconds);
}

/** The bytes of a film, asked for like a player does. */
const askForFilm = (page: Page) =>
  page.locator('video').evaluate(async (element) => {
    const address = element.getAttribute('src') ?? '';
    const answer = await fetch(address, { headers: { range: 'bytes=100000-' } });
    return [answer.status, answer.headers.get('content-range')?.split('/')[0]];
  });

asAmal(
  'a film of our own says what it weighs, is saved with its course, and plays and jumps with subtitles offline',
  { tag: '@always' },
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/start`);

    await test.step('nothing of it is loaded before the tap, and its weight stands there', async () => {
      const films: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.webm')) films.push(request.url());
      });
      await page.goto(lantern + LESSON);
      await expect(page.getByLabel('Two e-mails, two greetings')).toBeVisible();
      await expect(page.getByRole('figure').getByText(/^0:24$/)).toBeVisible();
      await expect(page.getByRole('figure').getByText(/KB$/)).toBeVisible();
      expect(films).toEqual([]);
    });

    await test.step('without a network it says so before the tap', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('figure').getByText('This part needs the internet.')).toBeVisible();
      await expect(page.locator('video')).toHaveCount(0);
      await context.setOffline(false);
      await expect(page.locator('video')).toBeVisible();
    });

    await test.step('saved with its course, it plays and jumps without a network', async () => {
      await page.goto(lantern + COURSE);
      await page.getByRole('button', { name: /^Save offline · / }).click();
      await expect(page.getByRole('button', { name: /^On this device/ })).toBeVisible();
      await context.setOffline(true);
      await page.goto(lantern + LESSON);
      await expect(page.getByRole('figure').getByText('On this device')).toBeVisible();
      expect(await jumpTo(page, 15)).toEqual({ at: 15, words: ['Below it, first name and family name.'] });
      expect(await jumpTo(page, 3)).toEqual({
        at: 3,
        words: ['The first line: “Sehr geehrte Frau Vogel,” with a comma.'],
      });
      await page.getByText('Read the transcript').click();
      await jumpTo(page, 15);
      await expect(page.locator('li[aria-current="true"]')).toHaveText('Below it, first name and family name.');
      await jumpTo(page, 3);
      await expect(page.locator('li[aria-current="true"]')).toHaveText(/^The first line:/);
      const [status, range] = await askForFilm(page);
      expect(status).toBe(206);
      expect(range).toMatch(/^bytes 100000-\d+$/);
    });
  },
);

/** Monthly limits that are on the device, bytes. */
const savedLimits = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const name = (await indexedDB.databases()).find((each) => each.name?.startsWith('campus-'))?.name ?? '';
    const db = await done(indexedDB.open(name));
    const rows = await done(db.transaction('savedSettings').objectStore('savedSettings').getAll());
    db.close();
    return rows.map(({ monthlyCap }) => monthlyCap);
  });

asAmal(
  'a monthly limit that is said to be saved is, though the page is gone at once',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/settings/on-this-device`);
    const limit = page.getByLabel('Monthly limit in MB');
    await limit.fill('0.3');
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.close({ runBeforeUnload: false });
    const later = await context.newPage();
    await later.goto(`${lantern}/settings/on-this-device`);
    await expect(later.getByLabel('Monthly limit in MB')).toHaveValue('0.3');
    expect(await savedLimits(later)).toEqual([0.3 * SOLD_MEGABYTE]);
  },
);

asAmal('a film that would go beyond the month’s limit is not begun', { tag: '@prove' }, async ({ page, lantern }) => {
  await page.goto(`${lantern}/settings/on-this-device`);
  await page.getByLabel('Monthly limit in MB').fill('0.1');
  await page.keyboard.press('Tab');
  await expect.poll(() => savedLimits(page)).toEqual([0.1 * SOLD_MEGABYTE]);
  await page.goto(lantern + LESSON);
  await expect(page.getByText('This film would exceed your data limit for this month.')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('link', { name: 'Change the limit' }).press('Enter');
  await expect(page).toHaveURL(/on-this-device$/);
});
