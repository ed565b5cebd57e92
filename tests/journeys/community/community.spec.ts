import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { changeOrganisation } from '#tests/support/campus/change-organisation.ts';
import { composerOf } from '#tests/support/journeys/board-journey.ts';
import { asAmal, enterAs, expect, readyOffline, test } from '#tests/support/journeys/journey.ts';

const main = (page: Page) => page.getByRole('main');
const map = (page: Page) => page.getByRole('application', { name: 'Map of the learners here' });
const LIBRARY = 'Lindenau library, first floor';
const mark = (page: Page, name: string | RegExp) => map(page).getByRole('button', { name });

/** A picture of one colour. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A map service and a geocoder on loopback, and the paths that they were asked for. */
async function mapService(): Promise<{ origin: string; asked: string[]; server: Server }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const headers = { 'access-control-allow-origin': '*' };
    if (request.url?.startsWith('/reverse') === true)
      response
        .writeHead(200, { ...headers, 'content-type': 'application/json' })
        .end(JSON.stringify({ address: { town: 'Torgau', country_code: 'de' } }));
    else response.writeHead(200, { ...headers, 'content-type': 'image/png' }).end(PIXEL);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked, server };
}

test('the rules are read and accepted once, on one device for all', async ({ page, lantern, browser }) => {
  await enterAs(page, lantern, 'Enter as Olena');
  await page.getByRole('navigation', { name: 'Campus' }).getByRole('link', { name: 'Community' }).first().click();
  await expect(main(page).getByRole('heading', { name: 'Who learns where' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Read the code of conduct' }).click();
  await main(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/community$/);
  await expect(main(page).getByRole('heading', { name: 'Who learns where' })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await enterAs(other, lantern, 'Enter as Olena');
  await other.goto(`${lantern}/community`);
  await expect(main(other).getByRole('heading', { name: 'Who learns where' })).toBeVisible();
  await other.context().close();
});

asAmal('the messages of a course are one tap away, without a network too', async ({ page, context, lantern }) => {
  await page.goto(`${lantern}/community`);
  await readyOffline(page);
  const courses = main(page).locator('section').filter({ hasText: 'Messages in my courses' });
  await expect(courses.getByRole('link').first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await courses.getByRole('link', { name: /^Hello, my name is/ }).click();
  await expect(page).toHaveURL(/\/course\/hello-my-name-is#board-course-hello-my-name-is$/);
  await expect(composerOf(page.locator('[id="board-course-hello-my-name-is"]'))).toBeInViewport();
});

asAmal('the map is walked by keyboard, and stays without a network', async ({ page, context, lantern }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('.localhost')) foreign.push(request.url());
  });
  await page.goto(`${lantern}/community`);
  await expect(main(page).getByRole('heading', { name: 'Leipzig' })).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Show the map' }).press('Enter');
  await expect(mark(page, 'Olena')).toBeVisible();
  const group = mark(page, /people here/);
  await expect(group.first()).toBeVisible();
  await context.setOffline(true);
  await group.first().press('Enter');
  await expect(map(page)).toBeFocused();
  await page.getByRole('button', { name: 'Zoom out' }).press('Enter');
  await page.getByRole('button', { name: 'Zoom out' }).press('Enter');
  await expect(mark(page, /people here/).first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Olena' }).last()).toBeVisible();
  expect(foreign, 'nobody else was asked').toEqual([]);
});

test('who looks for their city is found by others, to a kilometre, and sessions by their address', async ({
  page,
  context,
  campus,
  lantern,
  browser,
}) => {
  const service = await mapService();
  try {
    await changeOrganisation(campus, () => ({
      geocoderUrl: `${service.origin}/reverse`,
      mapTiles: { url: `${service.origin}/{z}/{x}/{y}.png`, attribution: 'The map makers' },
    }));
    await enterAs(page, lantern, 'Enter as Amal');
    await context.grantPermissions(['geolocation'], { origin: lantern });
    await context.setGeolocation({ latitude: 51.560_123, longitude: 13.005_678 });
    await page.goto(`${lantern}/profile`);
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByRole('button', { name: 'Use my place' }).click();
    await expect(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Torgau');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goto(`${lantern}/settings/privacy`);
    await page.getByRole('switch', { name: 'Show me on the map' }).click();
    const person = () =>
      campus.store.read
        .selectFrom('person')
        .select(['lat_hundredths', 'lng_hundredths'])
        .where('id', '=', '1-amal')
        .executeTakeFirst();
    await expect.poll(person).toEqual({ lat_hundredths: 5156, lng_hundredths: 1301 });
    expect(service.asked.filter((path) => /51\.5601|13\.0056/.test(path))).toEqual([]);

    const other = await (await browser.newContext()).newPage();
    await enterAs(other, lantern, 'Enter as Reza');
    await other.goto(`${lantern}/community`);
    await expect(main(other).getByRole('heading', { name: 'Torgau' })).toBeVisible();
    expect(
      service.asked.filter((path) => path.endsWith('.png')),
      'not before the tap',
    ).toEqual([]);
    await main(other).getByRole('button', { name: 'Show the map' }).click();
    await expect(main(other).getByText('The map makers')).toBeVisible();
    await expect.poll(() => service.asked.filter((path) => path.endsWith('.png')).length).toBeGreaterThan(0);
    await mark(other, 'Amal').click();
    await expect(other.getByRole('dialog').getByText('Amal').first()).toBeVisible();

    service.asked.length = 0;
    await other.goto(`${lantern}/course/cv-check-at-the-library`);
    await main(other).getByRole('button', { name: LIBRARY }).first().click();
    const where = other.getByRole('dialog', { name: 'Where it is' });
    expect(service.asked, 'not before the tap').toEqual([]);
    await where.getByRole('button', { name: 'Show the map' }).click();
    await expect(where.getByRole('img', { name: LIBRARY })).toBeVisible();
    await expect.poll(() => service.asked.length).toBeGreaterThan(0);
    await other.context().close();
  } finally {
    service.server.close();
  }
});
