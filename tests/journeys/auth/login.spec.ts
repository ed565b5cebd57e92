import { askToLeave, expectLoggedOut } from '#tests/support/campus/people.ts';
import { enterAs, expect, test } from '#tests/support/journeys/journey.ts';

test('a wrong password is said in place and the e-mail stays', async ({ page, lantern }) => {
  await page.goto(`${lantern}/login`);
  await page.getByLabel('E-mail').fill('amal@lantern.example');
  await page.getByLabel('Password', { exact: true }).fill('not her password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not right' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('amal@lantern.example');
});

test('what is wrong with an e-mail is said at its field, before anything is sent', async ({
  page,
  campus,
  lantern,
}) => {
  const email = page.getByLabel('E-mail');
  const messages = [
    [lantern, 'amal', 'Please check the e-mail address.'],
    [lantern, 'amal@elsewhere.example', 'Please use the e-mail address that your organisation gave you.'],
    [campus.origin('sonnenhaus'), 'farida', 'Please check the e-mail address.'],
  ] as const;
  for (const [origin, typed, words] of messages) {
    await page.goto(`${origin}/login`);
    await email.fill(typed);
    await page.getByLabel('Password', { exact: true }).fill('lantern-demo-1');
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-disabled', 'true');
  }
});

test('without a network the login says so', async ({ page, context, lantern }) => {
  await page.goto(`${lantern}/login`);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('E-mail').fill('amal@lantern.example');
  await page.getByLabel('Password', { exact: true }).fill('lantern-demo-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You need the internet to log in.' })).toBeVisible();
});

test('a host of no organisation gets a plain page and nobody’s brand', async ({ page, campus }) => {
  const answer = await page.goto(`${campus.origin('nobody')}/login`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('#campus')).toHaveCount(0);
  expect(await page.content()).not.toContain('Lantern');
});

test('a protected address leads through the login and back', { tag: '@always' }, async ({ page, lantern }) => {
  await page.goto(`${lantern}/bookmarks`);
  await expect(page.getByText('Please log in to open this page.')).toBeVisible();
  await page.getByLabel('E-mail').fill('amal@lantern.example');
  await page.getByLabel('Password', { exact: true }).fill('lantern-demo-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
});

test('who logs in from a page that is open to everybody comes back to it, on a phone too', async ({
  page,
  lantern,
}) => {
  const course = `${lantern}/course/numbers-time-money`;
  for (const place of ['banner', 'main'] as const) {
    await page.goto(course);
    await page.getByRole(place).getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Enter as Amal' }).click();
    await expect(page).toHaveURL(course);
    await expect(page.getByRole('heading', { level: 1, name: 'Numbers, time, money' })).toBeVisible();
    await askToLeave(page, lantern);
    await expectLoggedOut(page);
  }
});

test('after a logout nothing of the person is left on the device', async ({ page, lantern }) => {
  await page.goto(`${lantern}/login`);
  await page.getByRole('button', { name: 'Enter as Amal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  const left = await page.evaluate(async () => ({
    tokens: [localStorage.getItem('JWT'), localStorage.getItem('refreshToken')],
    databases: (await indexedDB.databases()).map((database) => database.name),
  }));
  expect(left.tokens).toEqual([null, null]);
  expect(left.databases.filter((name) => name?.startsWith('campus-'))).toEqual([]);
});

test('tokens that the worker renewed are taken over by the page', async ({ page, context, lantern }) => {
  await enterAs(page, lantern, 'Enter as Amal');
  // The successor is made up here: the campus would end the session at its first use.
  await context.setOffline(true);
  const renewed = await page.evaluate(async () => {
    const [head = '', body = '', signature = ''] = (localStorage.getItem('JWT') ?? '').split('.');
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    const later = btoa(JSON.stringify({ ...claims, iat: claims.iat + 60 })).replaceAll('=', '');
    const jwt = `${head}.${later}.${signature}`;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('device');
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction('session', 'readwrite');
    const rows = transaction.objectStore('session');
    const reading = rows.get('session');
    reading.onsuccess = () => rows.put({ ...reading.result, jwt, refreshToken: 'the successor' });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    new BroadcastChannel('campus').postMessage({ type: 'session' });
    return jwt;
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('JWT'))).toBe(renewed);
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBe('the successor');
});
