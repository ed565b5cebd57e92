import type { BrowserContext, Locator, Page } from '@playwright/test';
import { changeOrganisation } from '#tests/support/campus/change-organisation.ts';
import { choose } from '#tests/support/journeys/choose.ts';
import { asAmal, expect } from '#tests/support/journeys/journey.ts';

const reason = (page: Page, name: string): Locator => page.getByRole('checkbox', { name });
const inGerman = (page: Page): Locator => page.getByRole('button', { name: 'Download in German' });
const form = (context: BrowserContext) =>
  context.waitForEvent('response', (answer) => answer.url().includes('/api/student/coe'));

asAmal(
  'a certificate of enrolment is asked for with its reasons, and opens in a tab of its own',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/achievements`);
    await page.getByRole('link', { name: 'Certificate of enrolment' }).click();
    await expect(page.getByText('Choose at least one reason.')).toBeVisible();
    await expect(inGerman(page)).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Employer', 'Job centre', 'Health insurance']) await choose(reason(page, name), true);
    await choose(reason(page, 'Job centre'), false);

    const answered = form(context);
    const [tab] = await Promise.all([context.waitForEvent('page'), inGerman(page).click()]);
    const answer = await answered;
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(new URL(answer.url()).searchParams.get('language')).toBe('de');
    expect(answer.request().postData()).toBe('reasons%5B0%5D=health-insurance&reasons%5B1%5D=employer');
    expect(answer.request().frame().page()).toBe(tab);
    await expect(page.getByText('The certificate opens in a new tab.')).toBeVisible();
    await expect(reason(page, 'Employer')).toBeChecked();
  },
);

asAmal(
  'without a network the reasons are there and the buttons say what they need; a connection that is lost loses nothing',
  async ({ page, context, lantern }) => {
    await page.goto(`${lantern}/services/certificate`);
    await expect(reason(page, 'Employer')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await choose(reason(page, 'Employer'), true);
    await expect(page.getByText('You can do this when you are online.')).toBeVisible();
    await expect(inGerman(page)).toHaveAttribute('aria-disabled', 'true');

    await context.setOffline(false);
    await expect(inGerman(page)).toHaveAttribute('aria-disabled', 'false');
    await context.route('**/api/ticket', (route) => route.abort());
    const opened = context.waitForEvent('page');
    await inGerman(page).click();
    const tab = await opened;
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(reason(page, 'Employer')).toBeChecked();

    await context.unroute('**/api/ticket');
    const answered = form(context);
    await inGerman(page).click();
    expect((await answered).status()).toBe(200);
  },
);

asAmal(
  'a reason that is gone meanwhile is said, with those that there are',
  async ({ page, context, campus, lantern }) => {
    await page.goto(`${lantern}/services/certificate`);
    await choose(reason(page, 'Employer'), true);
    await changeOrganisation(campus, () => ({
      certificateOfEnrollmentReasons: [{ id: 'school', denomination: { en: 'School' } }],
    }));
    const opened = context.waitForEvent('page');
    await inGerman(page).click();
    const tab = await opened;
    await expect(tab.getByRole('main').getByRole('alert')).toContainText('One of these reasons is no longer there.');
    await expect(reason(tab, 'School')).toBeVisible();
    await expect(reason(page, 'Employer')).toBeChecked();
  },
);
