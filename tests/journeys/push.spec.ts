import { enterAs, expect, readyOffline } from '#tests/support/journey.ts';
import { delivering, lastSent, shownOn, tap, test, turnPushOn } from '#tests/support/push-journey.ts';
import { tellAmal } from '#tests/support/tell-amal.ts';

test('what the campus tells is sent, shown once and opened where it leads', async ({
  page,
  context,
  campus,
  lantern,
  pushing,
}) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await readyOffline(page);
  await turnPushOn(page, lantern);
  const deliver = await delivering(context, lantern);
  await page.close();

  await tellAmal(campus, { name: 'Morning tea' });
  const payload = await lastSent(pushing);
  for (let times = 0; times < 3; times += 1) await deliver(payload);
  await expect
    .poll(() => shownOn(context))
    .toEqual([{ title: 'A date was cancelled', body: 'Lantern', tag: payload.id, lang: 'en', dir: 'ltr' }]);

  const opened = await tap(context, 'A date was cancelled');
  expect(opened).toBe(`/notifications?open=${payload.id}`);
  expect(await shownOn(context)).toEqual([]);
  const again = await context.newPage();
  await again.goto(`${lantern}${opened}`);
  await expect(again.getByRole('heading', { level: 1, name: 'Speaking café' })).toBeVisible();
});
