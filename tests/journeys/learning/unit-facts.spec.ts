import { asAmal, expect } from '#tests/support/journeys/journey.ts';

asAmal(
  'a unit says whose it is, what kind, from when to when, and what one can do afterwards',
  async ({ page, context, lantern }) => {
    const main = page.getByRole('main');
    await page.goto(`${lantern}/course/typing-with-ten-fingers`);
    await expect(main.getByText('Course elsewhere').first()).toBeVisible();
    await expect(main.getByText('Open Keys', { exact: true }).first()).toBeVisible();
    const facts = ['Begins: ', 'Ends: ', 'Register until: 31 Dec 2027'];
    for (const fact of facts) await expect(main.getByText(fact)).toBeVisible();

    await page.goto(`${lantern}/program/know-your-rights`);
    await expect(main.getByText('Guide', { exact: true })).toBeVisible();
    await expect(main.getByText('Written by Katrin')).toBeVisible();

    // What was opened once says all of it without a network, too.
    await context.setOffline(true);
    await page.goto(`${lantern}/course/typing-with-ten-fingers`);
    for (const fact of facts) await expect(main.getByText(fact)).toBeVisible();
    const unit = '/program/your-phone-can-do-more/unit/scan-save-find-papers';
    await page.goto(`${lantern}${unit}/lesson/scan-save-find-papers-1`);
    const outcome = main.locator('section').filter({ hasText: 'You can scan a paper with your phone' });
    await expect(outcome.locator('svg.lucide-scan-line')).toBeVisible();
  },
);
