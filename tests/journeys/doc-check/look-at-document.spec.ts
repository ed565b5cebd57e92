import type { Page } from '@playwright/test';
import { turned } from '#tests/support/campus/pictures.ts';
import { BOTH_DIRECTIONS } from '#tests/support/journeys/both-directions.ts';
import { enterAs, expect, test } from '#tests/support/journeys/journey.ts';
import { sendDocument } from '#tests/support/journeys/send-document.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

const REVIEW = '/document-review';
const stageOf = (page: Page) => page.getByRole('dialog').getByRole('region');
const pictureOf = (page: Page) => page.getByRole('dialog').getByRole('img');
const sidesOf = async (page: Page) => {
  const { width, height } = (await pictureOf(page).boundingBox()) ?? { width: 0, height: 0 };
  return [Math.round(width), Math.round(height)];
};

/** A photo of a page of print, 1600 × 1200 as the sensor wrote it; EXIF says that the phone was held upright. */
async function photoHeldUpright(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 1200];
    const context = canvas.getContext('2d');
    if (context === null) return '';
    context.fillStyle = 'white';
    context.fillRect(0, 0, 1600, 1200);
    context.rotate(-Math.PI / 2);
    context.fillStyle = 'black';
    context.font = '24px sans-serif';
    for (let line = 0; line < 50; line += 1)
      context.fillText(`Line ${line}: residence permit 12345`, -1150, 40 + line * 31);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(drawn, 'base64');
  const note = Buffer.concat([Buffer.from('Exif\0\0'), turned(6, 'II')]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(note.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, note, jpeg.subarray(2)]);
}

test('a reviewer reads a photo in full size, turns it, and goes on to the next, by keys, taps and fingers', async ({
  page,
  context,
  campus,
  lantern,
}) => {
  await enterAs(page, lantern, /Katrin/);
  const photo = await photoHeldUpright(page);
  await sendDocument(campus, '1-reza', 60, { name: 'permit.jpg', bytes: photo });
  await sendDocument(campus, '1-olena', 90, { name: 'card.JFIF', bytes: photo });
  await page.goto(lantern + REVIEW);
  const reza = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Reza' }) });
  const look = reza.getByRole('button', { name: 'Look at it' });
  await look.click();
  const dialog = page.getByRole('dialog', { name: 'permit.jpg' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });

  // Upright and whole at first.
  await expect.poll(() => pictureOf(page).evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(1600);
  const stage = await stageOf(page).boundingBox();
  await expect.poll(async () => (await sidesOf(page))[1]).toBeLessThanOrEqual(stage?.height ?? 0);
  await expect(button('Fit to the screen')).toHaveAttribute('aria-pressed', 'true');

  await button('Full size').click();
  await expect.poll(() => sidesOf(page)).toEqual([1200, 1600]);
  await expect(dialog.getByRole('status').filter({ hasText: '100%' })).toBeVisible();
  // The keyboard moves it, changes its size and turns it.
  await stageOf(page).focus();
  await page.keyboard.press('End');
  await expect.poll(() => stageOf(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(600);
  await page.keyboard.press('+');
  await expect.poll(() => sidesOf(page)).toEqual([1800, 2400]);
  await page.keyboard.press('1');
  await page.keyboard.press('r');
  await button('Full size').click();
  await expect.poll(() => sidesOf(page)).toEqual([1600, 1200]);
  await page.keyboard.press('0');
  await button('Fit to the screen').click();

  // Two fingers that part make it larger.
  const [, before = 0] = await sidesOf(page);
  await stageOf(page).evaluate((element) => {
    const finger = (type: string, pointerId: number, clientX: number): void => {
      const at = { pointerId, clientX, clientY: 300, pointerType: 'touch', bubbles: true };
      element.dispatchEvent(new PointerEvent(type, at));
    };
    finger('pointerdown', 1, 300);
    finger('pointerdown', 2, 400);
    finger('pointermove', 2, 500);
    finger('pointerup', 1, 300);
    finger('pointerup', 2, 500);
  });
  await expect.poll(async () => (await sidesOf(page))[1]).toBeGreaterThan(before * 1.5);

  await expect(dialog.getByText(/Picture \d of 2/)).toBeVisible();
  await button('Previous document').click();
  const other = page.getByRole('dialog', { name: 'card.JFIF' });
  await expect(pictureOf(page)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Previous document' })).toBeDisabled();

  // What is here stays without a network; what is not comes with it.
  await context.setOffline(true);
  await expect(pictureOf(page)).toBeVisible();
  await other.getByRole('button', { name: 'Next document' }).click();
  await expect(dialog.getByText('You can do this when you are online.')).toBeVisible();
  await context.setOffline(false);
  await expect(pictureOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(look).toBeFocused();
});

for (const { language, tag } of BOTH_DIRECTIONS)
  test(`a picture that is looked at has no serious fault for assistive technology and fits (${language})`, {
    tag,
  }, async ({ page, context, campus, lantern }) => {
    await context.addInitScript((code) => localStorage.setItem('language', code), language);
    await enterAs(page, lantern, /Katrin/);
    await sendDocument(campus, '1-reza', 60, { name: 'permit.jpg', bytes: await photoHeldUpright(page) });
    await page.goto(lantern + REVIEW);
    for (const width of [360, 1000, 1200]) {
      await page.setViewportSize({ width, height: 720 });
      await page.getByRole('article').filter({ hasText: 'permit.jpg' }).getByRole('button').first().click();
      await expect(pictureOf(page)).toBeVisible();
      await expect.poll(async () => (await sidesOf(page))[0]).toBeLessThanOrEqual(width);
      expect(await seriousFaults(page)).toEqual([]);
      expect(await page.getByRole('dialog').evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
