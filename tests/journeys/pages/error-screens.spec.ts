import { enterAs, expect, test } from '#tests/support/journeys/journey.ts';

// With a network and for one visit: a worker would be installed anew in each journey, and is the point of none.
test.use({ serviceWorkers: 'block' });

/** Type in the address, what it says, its button and where that leads (ROUTE-6). */
const SCREENS = [
  ['INCOMPLETE_COURSES', 'Almost there.', 'Back to the program', '/program/7'],
  ['COURSE_NOT_FOUND', 'This course is not here any more.', 'Back to the program', '/program/7'],
  ['PROGRAM_AND_COURSE_NOT_FOUND', 'This program and its course are not', 'Explore courses', '/explore'],
  ['COURSE_NOT_FOUND_STAND_ALONE', 'This course is not here any more.', 'Explore courses', '/explore'],
  ['COURSE_AND_LESSON_NOT_FOUND', 'This course and its lesson are not', 'Explore courses', '/explore'],
  ['PROGRAM_NOT_FOUND', 'This program is not here any more.', 'Explore courses', '/explore'],
  ['LESSON_NOT_FOUND', 'This lesson is not here any more.', 'Back to the course', '/program/7'],
  ['CATEGORY_NOT_FOUND', 'This topic is not here any more.', 'Explore courses', '/explore'],
  ['NOT_FOUND', 'This page is not here any more.', 'Explore courses', '/explore'],
  ['EXPIRED_LINK', 'This link is too old.', 'Go to the campus', '/'],
  ['MAINTENANCE', 'We are repairing something.', 'Go to the campus', '/'],
  ['LIST_PRIVATE', 'This list is private or not here any more.', 'Explore courses', '/explore'],
  ['SOMETHING_ELSE', 'Something is not working on our side.', 'Go to the campus', '/'],
] as const;

test('each error screen says what happened, with a picture and the button of its kind', async ({ page, lantern }) => {
  for (const [type, title, button, target] of SCREENS) {
    await page.goto(`${lantern}/error?type=${type}&target=/program/7`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.locator('svg[viewBox="0 0 240 180"]')).toBeVisible();
    await expect(main.getByRole('link', { name: button })).toHaveAttribute('href', target);
    await expect(main.getByRole('link')).toHaveCount(1);
  }
});

test('a target of somebody else is none', async ({ page, lantern }) => {
  for (const target of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example']) {
    await page.goto(`${lantern}/error?type=COURSE_NOT_FOUND&target=${encodeURIComponent(target)}`);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/explore');
  }
});

test('what the campus does not have leads back to where it was looked for', async ({ page, lantern }) => {
  await page.goto(`${lantern}/course/no-such-course`);
  await expect(page.getByRole('heading', { level: 1, name: 'This course is not here any more.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Explore courses' })).toBeVisible();
});

test('a screen whose words do not come is not shown without them, and can be had again', async ({ page, lantern }) => {
  const words = '**/locales/en/more.json*';
  await page.route(words, (route) => route.abort('connectionreset'));
  await enterAs(page, lantern, 'Enter as Amal');
  const achievements = page.getByRole('navigation', { name: 'Campus' }).getByRole('link', { name: 'Achievements' });
  await achievements.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'No connection right now.' })).toBeVisible();
  await page.unroute(words);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible();
});
