import type { Page } from '@playwright/test';
import type { Store } from '#server/store/database/open-store.ts';
import { asAmal, expect } from '#tests/support/journeys/journey.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

const AMAL = '1-amal';

async function amal(store: Store) {
  return store.read.selectFrom('person').selectAll().where('id', '=', AMAL).executeTakeFirstOrThrow();
}

asAmal(
  'what is written without a network shows at once, also in the greeting, and arrives later',
  async ({ page, context, campus, lantern }) => {
    await page.goto(`${lantern}/profile`);
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel(/^First name/).fill('Amalia');
    await page.getByLabel(/^City/).fill('Leipzig');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Leipzig')).toBeVisible();
    await expect(page.getByText('Waiting to be sent')).toHaveCount(2);
    await page.goto(`${lantern}/start`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amalia' })).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(async () => (({ first_name, city }) => [first_name, city])(await amal(campus.store)))
      .toEqual(['Amalia', 'Leipzig']);
  },
);

asAmal('a date of birth has the years of the campus, and is a day that was', async ({ page, campus, lantern }) => {
  await page.goto(`${lantern}/profile`);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const years = await page.getByLabel('Year').locator('option').allTextContents();
  // This campus takes people of any age (allowUnderage).
  expect([years[1], years.at(-1)]).toEqual([String(new Date().getUTCFullYear()), '1900']);
  await page.getByLabel('Day').selectOption('30');
  await page.getByLabel('Month').selectOption('02');
  await page.getByLabel('Year').selectOption('2001');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please check your date of birth.')).toBeVisible();
  await page.getByLabel('Day').selectOption('09');
  await page.getByLabel('Month').selectOption('03');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('09 Mar 2001')).toBeVisible();
  await expect.poll(async () => (await amal(campus.store)).date_of_birth).toBe('2001-03-09');
  expect(await seriousFaults(page)).toEqual([]);
});

/** A photo as a camera makes it: 1200 × 800, with a place written beside the picture. */
async function photoWithPlace(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 800;
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 600, 800);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(drawn, 'base64');
  const note = Buffer.from('Exif\0\0GPS 52.5200 13.4050');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(note.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, note, jpeg.subarray(2)]);
}

asAmal(
  'a picture leaves the device small and without what the camera wrote beside it; offline it says so before the tap',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/profile`);
    const buffer = await photoWithPlace(page);
    expect(buffer.includes('GPS 52.5200')).toBe(true);
    await page.getByLabel('Picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    const shown = page.getByRole('main').locator('img');
    await expect(shown).toBeVisible();
    const kept = await shown.evaluate(async (element) => {
      const picture = await (await fetch(element.getAttribute('src') ?? '')).blob();
      const { width, height } = await createImageBitmap(picture);
      return { sides: [width, height], hasNote: /Exif|GPS 52/.test(await picture.text()) };
    });
    expect(kept).toEqual({ sides: [512, 341], hasNote: false });
    const remove = page.getByRole('button', { name: 'Remove the picture' });
    await expect(remove).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You can do this when you are online.')).toBeVisible();
    await expect(remove).toHaveCount(0);
    await context.setOffline(false);
    await remove.click();
    await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  },
);
