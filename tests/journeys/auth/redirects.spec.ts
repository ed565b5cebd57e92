import { asAmal, enterAs, expect, test } from '#tests/support/journeys/journey.ts';

test('old addresses lead a visitor to the new ones', async ({ page, lantern }) => {
  for (const [old, now] of [
    ['/apply', '/register'],
    ['/apply/email?ref=poster', '/register/email?ref=poster'],
    ['/apply/confirmed/made-up', '/register/confirmed/made-up'],
    ['/go', '/'],
    ['/restricted-content/lindenau', '/partner/lindenau/login'],
    ['/certificate-program/german-for-your-first-weeks', '/program/german-for-your-first-weeks'],
    ['/goal-setting', '/explore'],
    ['/forgotPassword', '/forgot-password'],
    ['/unsubscribe', '/'],
  ] as const) {
    await page.goto(lantern + old);
    await expect(page).toHaveURL(lantern + now);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await page.evaluate(() => sessionStorage.getItem('registrationReferrer'))).toBe('poster');
});

test('paths of learners ask a visitor to log in, and bring them back, also to what is not built yet', async ({
  page,
  lantern,
}) => {
  for (const path of ['/start', '/settings/on-this-device', '/program/7/unit/8', '/achievements', '/students-map']) {
    await page.goto(lantern + path);
    await expect(page.getByText('Please log in to open this page.')).toBeVisible();
    await expect(page).toHaveURL(/\/login\?notice=login-required$/);
  }
  await page.goto(`${lantern}/settings/on-this-device?from=mail#top`);
  await page.getByRole('button', { name: 'Enter as Amal' }).click();
  await expect(page).toHaveURL(`${lantern}/settings/on-this-device?from=mail#top`);
});

/** Open campus only (AUTH-3). */
const OPEN_PATHS = [
  ...['/explore', '/explore/A1-PC', '/filter', '/filter/A1-PC', '/category/language', '/list/evening-learning'],
  ...['/program/german-for-your-first-weeks', '/course/small-talk-without-stress', '/content-providers'],
  '/content-provider/open-language-circle',
];

test('what an open campus shows to everybody, another one shows to those who are logged in', async ({
  page,
  campus,
  lantern,
}) => {
  for (const path of OPEN_PATHS) {
    await page.goto(lantern + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(lantern + path);
    await expect(page.getByRole('heading', { level: 1, name: /not here any more/ })).toHaveCount(0);
    await page.goto(campus.origin('nordlicht') + path);
    await expect(page).toHaveURL(`${campus.origin('nordlicht')}/login?notice=login-required`);
  }
  await page.goto(`${campus.origin('sonnenhaus')}/content-providers`);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here any more.' })).toBeVisible();
});

asAmal('login and registration lead a learner to what they learn', async ({ page, lantern }) => {
  await page.goto(`${lantern}/start`);
  for (const path of [
    '/',
    '/login',
    '/register',
    '/forgotPassword',
    '/go',
    '/login/nurses',
    '/partner/lindenau/login',
  ]) {
    await page.goto(lantern + path);
    await expect(page).toHaveURL(`${lantern}/start`);
  }
  await page.goto(`${lantern}/goal-setting`);
  await expect(page).toHaveURL(`${lantern}/explore`);
});

test('an address that remembers another campus leads nowhere', async ({ page, lantern }) => {
  await page.goto(`${lantern}/login`);
  await page.evaluate(() => sessionStorage.setItem('pathOnLogout', '//evil.example/start'));
  await page.getByRole('button', { name: 'Enter as Amal' }).click();
  await expect(page).toHaveURL(`${lantern}/start`);
});

test('an unknown path says so, to visitors and learners', async ({ page, lantern }) => {
  await page.goto(`${lantern}/no/such/path`);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here any more.' })).toBeVisible();
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/no/such/path`);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here any more.' })).toBeVisible();
});
