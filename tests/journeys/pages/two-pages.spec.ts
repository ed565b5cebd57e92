import { asAmal, expect } from '#tests/support/journeys/journey.ts';
import { giveDates } from '#tests/support/journeys/journey-dates.ts';

const CAFE = 'speaking-cafe';
const DAY = 24 * 60;

asAmal(
  'what one page does, the other one that is open shows, with no reload',
  async ({ page, context, campus, lantern }) => {
    const round = { id: 'open', denomination: 'A round for many', starts: 4 * DAY, places: 9 };
    await giveDates(campus, CAFE, [{ id: 'rounds', dates: [round] }]);
    const other = await context.newPage();
    const rounds = [page, other].map((each) => each.getByRole('article', { name: round.denomination }));
    const [mine, theirs] = rounds;
    if (mine === undefined || theirs === undefined) throw new Error('Two pages have two cards.');
    for (const each of [page, other]) await each.goto(`${lantern}/course/${CAFE}`);
    await expect(theirs.getByText('9 places left')).toBeVisible();

    await mine.getByRole('button', { name: 'Register' }).click();
    await expect(theirs.getByText('You are registered', { exact: true })).toBeVisible({ timeout: 5000 });
    await mine.getByRole('button', { name: 'Unregister' }).click();
    await expect(theirs.getByText('9 places left')).toBeVisible({ timeout: 5000 });
    await expect(theirs.getByRole('button', { name: 'Register' })).toBeVisible();
  },
);
