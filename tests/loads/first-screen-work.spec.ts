import { expect, test } from '#tests/support/journeys/journey.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';
import { visit, watchLoads } from './watch-load.ts';

test('all that a home page runs before its content is compiled while it comes', async ({ context, page, lantern }) => {
  await watchLoads(context, 'main h1');
  await signIn(context, lantern);
  const load = await visit(page, `${lantern}/start`);
  const scripts = load.files
    .filter(({ at, name }) => at < load.content && name.endsWith('.js'))
    .map(({ name }) => name);
  // Chromium reads the hint only where nothing but comments stands before it.
  const begins = await page.evaluate(
    (names) => Promise.all(names.map(async (name) => (await (await fetch(name)).text()).split('\n')[0])),
    scripts,
  );
  expect(new Set(begins)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});
