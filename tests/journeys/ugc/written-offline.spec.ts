import { asReza, expect, test } from '#tests/support/journeys/journey.ts';
import { anotherDevice } from '#tests/support/journeys/list-journey.ts';

/** A demo project that Reza and Olena take. */
const PROJECT = '/course/a-page-for-my-street';

asReza(
  'what is written without a network survives its page, is published later, seen by others, and found',
  { tag: '@always' },
  async ({ page, context, browser, lantern }) => {
    await page.goto(lantern + PROJECT);
    const write = page.getByRole('link', { name: 'Write something' });
    await write.click();
    await expect(page).toHaveURL(/\/course\/a-page-for-my-street\/ugc\/new$/);
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Title' }).fill('The bus stop');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Everybody waits');
    await page.close();

    const next = await context.newPage();
    await next.goto(`${lantern}${PROJECT}/ugc/new`);
    await expect(next.getByRole('textbox', { name: 'Title' })).toHaveValue('The bus stop');
    const text = next.getByRole('textbox', { name: 'Text', exact: true });
    await expect(text).toHaveValue('Everybody waits');
    await text.selectText();
    await next.getByRole('button', { name: 'Bold' }).click();
    await expect(text).toHaveValue('**Everybody waits**');
    await next.getByRole('button', { name: 'Preview' }).click();
    await expect(next.getByRole('strong').filter({ hasText: 'Everybody waits' })).toBeVisible();

    // Whoever leaves is asked: nobody has it yet.
    await next.getByRole('link', { name: 'Project: a page for my street' }).click();
    await next.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Stay' }).click();
    await next.getByRole('button', { name: 'Publish' }).click();
    await expect(next).toHaveURL(/\/ugc\/[0-9a-f-]{36}$/);
    await expect(next.getByRole('heading', { level: 1, name: 'The bus stop' })).toBeVisible();
    await expect(next.getByText('Waiting to be sent')).toBeVisible();
    await next.reload();
    await expect(next.getByText('Waiting to be sent')).toBeVisible();
    await expect(next.getByRole('strong').filter({ hasText: 'Everybody waits' })).toBeVisible();

    await context.setOffline(false);
    await expect(next.getByText('Waiting to be sent')).toHaveCount(0);
    const desk = await anotherDevice(browser, lantern, 'Enter as Olena');
    await desk.goto(lantern + PROJECT);
    await desk.getByRole('link', { name: 'The bus stop' }).click();
    await expect(desk.getByRole('strong').filter({ hasText: 'Everybody waits' })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Edit' })).toHaveCount(0);

    await next.getByRole('button', { name: 'Edit' }).click();
    await next.getByRole('textbox', { name: 'Title' }).fill('The bus stop in the morning');
    await next.getByRole('button', { name: 'Save' }).click();
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('The bus stop in the morning');
    await desk.reload();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('The bus stop in the morning');
    for (const reader of [desk, next]) {
      // On the campus, then on the device.
      if (reader === next) await context.setOffline(true);
      await reader.goto(`${lantern}/explore?q=bus%20stop`);
      await reader.getByRole('link', { name: 'The bus stop in the morning' }).click();
      await expect(reader.getByRole('strong').filter({ hasText: 'Everybody waits' })).toBeVisible();
    }
    await desk.context().close();
  },
);

test('a visitor of an open campus reads what is public, and nothing else', async ({ page, lantern }) => {
  await page.goto(lantern + PROJECT);
  await page.getByRole('link', { name: 'Пекарня на розі' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Що розповіла пані Шульц' })).toBeVisible();
  await expect(page.getByText('Olena')).toBeVisible();
  await page.goto(`${lantern}/ugc/demo-street-plan`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('How we put the page together')).toHaveCount(0);
});
