import type { Page } from '@playwright/test';
import { enterAs, expect, test } from '#tests/support/journeys/journey.ts';

const COURSE = '/course/typing-with-ten-fingers';

test('a course learnt elsewhere counts once a tutor has accepted its proof; a rejection says why', async ({
  browser,
  lantern,
}) => {
  /** On a phone of its own: what another one did is read at once, not when the page here has become old. */
  const at = async (name: string): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await enterAs(page, lantern, `Enter as ${name}`);
    await page.goto(lantern + COURSE);
    return page;
  };
  const handIn = async (page: Page, link: string): Promise<void> => {
    await page.getByLabel('Link to your certificate at Open Keys').fill(link);
    await page.getByRole('button', { name: 'Send proof' }).click();
  };
  const waiting = 'Your proof is being checked.';
  const ofAmal = (page: Page) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'Amal Haddad' }) });

  const first = await at('Amal');
  await first.getByRole('button', { name: 'Start course' }).click();
  await expect(first.getByRole('link', { name: 'To the provider' })).toBeVisible();
  await handIn(first, 'http://open-keys.example/certificates/1');
  await expect(first.getByText('This is not a link that begins with https://')).toBeVisible();
  await handIn(first, 'https://open-keys.example/certificates/1');
  await expect(first.getByText(waiting)).toBeVisible();
  await first.context().close();

  const desk = await at('Samuel');
  await expect(ofAmal(desk).getByRole('button', { name: 'Reject' })).toBeDisabled();
  await ofAmal(desk).getByLabel('If it cannot be accepted, why?').selectOption({ index: 1 });
  await ofAmal(desk).getByRole('button', { name: 'Reject' }).click();
  await expect(ofAmal(desk)).toHaveCount(0);
  await desk.context().close();

  const second = await at('Amal');
  await expect(second.getByText('Your proof could not be accepted:')).toBeVisible();
  await handIn(second, 'https://open-keys.example/certificates/2');
  await expect(second.getByText(waiting)).toBeVisible();
  await second.context().close();

  const again = await at('Samuel');
  await ofAmal(again).getByRole('button', { name: 'Accept' }).click();
  await expect(ofAmal(again)).toHaveCount(0);
  await again.context().close();

  const third = await at('Amal');
  await expect(third.getByText('Your proof was checked. It counts.')).toBeVisible();
  await expect(third.getByText('Completed').first()).toBeVisible();
  await third.context().close();
});
