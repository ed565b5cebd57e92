import { asAmal, expect } from '#tests/support/journeys/journey.ts';

asAmal('a learner on a phone finds courses by topics, three at most', async ({ page, lantern }) => {
  await page.goto(`${lantern}/explore`);
  await page.getByRole('button', { name: 'Choose topics' }).click();
  const dialog = page.getByRole('dialog', { name: 'Topics' });
  const topics = dialog.locator('button[aria-pressed]');
  const showResults = dialog.getByRole('button', { name: 'Show results' });
  await expect(topics).toHaveCount(10);
  await expect(showResults).toBeDisabled();
  await dialog.getByRole('button', { name: 'Show all topics' }).click();
  await expect(topics).toHaveCount(14);
  for (const topic of ['German A1', 'Computer', 'Rights']) await dialog.getByRole('button', { name: topic }).click();
  await dialog.getByRole('button', { name: 'Coding' }).click();
  await expect(dialog.getByText('You can choose up to 3. Remove one first.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Computer' }).click();
  await dialog.getByRole('button', { name: 'Rights' }).click();
  await expect(dialog.getByText('You can choose up to 3.')).toHaveCount(0);
  await showResults.click();
  await expect(page).toHaveURL(`${lantern}/filter/A1`);
  await expect(page.getByRole('link', { name: 'Letters and sounds' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My first web page' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${lantern}/explore`);
});

asAmal('an address of topics leads to the same, and says where there is nothing', async ({ page, lantern }) => {
  await page.goto(`${lantern}/explore/CODE`);
  await expect(page.getByRole('link', { name: 'My first web page' })).toBeVisible();
  await page.goto(`${lantern}/filter/UNI`);
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await page.getByRole('link', { name: 'All courses' }).click();
  await expect(page).toHaveURL(`${lantern}/explore`);
  await page.goto(`${lantern}/category/no-such-topic`);
  await expect(page.getByRole('heading', { name: 'This topic is not here any more.' })).toBeVisible();
});

asAmal('the catalogue is narrowed, and the way back leads to the same view', async ({ page, lantern }) => {
  await page.goto(`${lantern}/explore`);
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Kind').selectOption({ label: 'Material' });
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/kind=material/);
  await expect(page.getByRole('link', { name: 'Small talk without stress' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hello, my name is …' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Small talk without stress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Small talk without stress' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/kind=material/);
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await expect(page.getByRole('link', { name: 'Hello, my name is …' }).first()).toBeVisible();
});

asAmal('a course leads to who makes it, and to what else they make', async ({ page, lantern }) => {
  await page.goto(`${lantern}/course/numbers-time-money`);
  await page.getByRole('link', { name: 'Open Language Circle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open Language Circle' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Numbers, time, money' })).toBeVisible();
  await page.getByRole('link', { name: 'Who makes these courses' }).click();
  await expect(page).toHaveURL(`${lantern}/content-providers`);
});

asAmal(
  'the search finds words of the campus, and without a network those on the device',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/explore`);
    const field = page.getByLabel('What do you want to learn?');
    await field.fill('greetings');
    await expect(page.locator('mark').first()).toBeVisible();
    await expect(page.getByText(/entries searched/)).toBeVisible();
    await expect(page).toHaveURL(`${lantern}/explore`);
    const results = page.getByRole('listitem').filter({ has: page.locator('mark') });
    await results.first().getByRole('link').click();
    await expect(page).not.toHaveURL(/\/explore/);
    await page.goBack();
    await expect(field).toHaveValue('greetings');
    await page.goto(`${lantern}/explore?q=greetings`);
    await expect(page).toHaveURL(`${lantern}/explore`);
    await expect(field).toHaveValue('greetings');
    await context.setOffline(true);
    await page.reload();
    await field.fill('greetings');
    await expect(page.getByText(/Searching in \d+ saved entries\. Go online for all\./)).toBeVisible();
    await expect(page.locator('mark').first()).toBeVisible();
    await field.fill('zzzz');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await field.fill('');
    await expect(page.getByRole('heading', { name: 'Programs' })).toBeVisible();
  },
);

asAmal('a course that stands in no topic by itself is found by browsing', async ({ page, lantern }) => {
  await page.goto(`${lantern}/explore?kind=live`);
  await expect(page.getByRole('link', { name: 'Mock interview online' })).toBeVisible();
});

asAmal(
  'a picture of the catalogue that was never looked at is a figure without a network',
  async ({ page, context, lantern }) => {
    await context.setOffline(true);
    await page.goto(`${lantern}/explore`);
    const cardOf = (title: string) => page.getByRole('article').filter({ hasText: title }).last();
    // What is taken has its own.
    const taken = cardOf('Numbers, time, money').locator('img');
    await taken.scrollIntoViewIfNeeded();
    await expect.poll(() => taken.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const other = cardOf('Practice for the B1 exam');
    await other.scrollIntoViewIfNeeded();
    await expect(other.locator('img')).toHaveCount(0);
  },
);
