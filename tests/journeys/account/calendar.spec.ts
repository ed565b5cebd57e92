import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#tests/support/campus/campus.ts';
import { eventsOf } from '#tests/support/campus/read-calendar.ts';
import { asAmal, expect, toast } from '#tests/support/journeys/journey.ts';
import { giveDates, takePlace } from '#tests/support/journeys/journey-dates.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';

const COURSE = 'talk-with-a-midwife';
const DAY = 24 * 60;

/** The same server by an address that needs no browser to be found. */
const direct = (url: string): string => url.replace('lantern.localhost', '127.0.0.1');

/** What a calendar gets at the address. */
async function subscribed(url: string): Promise<{ status: number; file: string }> {
  const answer = await fetch(direct(url));
  return { status: answer.status, file: await answer.text() };
}

/** What a tutor's own program may do. */
async function asTutor(origin: string, mutation: string): Promise<unknown> {
  const ask = async (query: string, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(direct(`${origin}/graphql`), {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    return (await answer.json()).data;
  };
  const who = `email: "katrin@lantern.example", password: "${DEMO_PASSWORD}"`;
  const { login } = await ask(`mutation { login(${who}) { token } }`);
  return ask(`mutation { it: ${mutation} { success } }`, login.token);
}

const make = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

asAmal(
  'a calendar follows: it is linked, hears that a date is cancelled, and is unlinked',
  async ({ page, context, campus, lantern }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await giveDates(campus, COURSE, [
      { id: 'talks', dates: [{ id: 'soon', denomination: 'Questions in spring', starts: 40 * DAY, places: 10 }] },
    ]);
    await takePlace(campus, '1-amal', 'soon');
    await page.goto(`${lantern}/settings/notifications`);
    await make(page, 'Make an address').click();
    await expect(page.getByText('It is shown only this once.')).toBeVisible();
    await expect(make(page, 'Make a new address')).toBeFocused();
    const open = page.getByRole('link', { name: 'Open in my calendar' });
    await expect(open).toHaveAttribute('href', /^webcal:\/\/.+\/api\/calendar\/[\w-]{43}\.ics$/);
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await expect(toast(page, 'Copied.')).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address.replace(/^https?:/, 'webcal:')).toBe(await open.getAttribute('href'));

    const before = await subscribed(address);
    expect(before.status).toBe(200);
    expect(eventsOf(before.file).map(({ SUMMARY, STATUS }) => [SUMMARY, STATUS])).toContainEqual([
      'Questions in spring',
      undefined,
    ]);
    expect(await asTutor(lantern, 'deleteAppointment(id: "soon")')).toMatchObject({ it: { success: true } });
    const cancelled = eventsOf((await subscribed(address)).file).find(
      ({ SUMMARY }) => SUMMARY === 'Questions in spring',
    );
    expect(cancelled).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1' });

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Linked since')).toBeVisible();
    await expect(page.getByText('You can do this when you are online.').last()).toBeVisible();
    await expect(page.getByText('It is shown only this once.')).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Unlink the calendar' }).click();
    await expect(page.getByText('Linked since')).toHaveCount(0);
    await expect(make(page, 'Make an address')).toBeFocused();
    expect((await subscribed(address)).status).toBe(404);
  },
);
