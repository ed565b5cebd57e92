import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { DAILY } from './budgets.ts';
import { visit, watchLoads } from './watch-load.ts';

const times = v.array(v.number());

/** Notes when each page asks Intl for what writes numbers or dates: the first time, the browser looks up which locales it has. */
async function watchIntl(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const noted: number[] = [];
    Reflect.set(window, 'askedIntl', noted);
    for (const name of ['NumberFormat', 'DateTimeFormat']) {
      const note = (): void => void noted.push(performance.now());
      const value = new Proxy(Reflect.get(Intl, name), {
        construct: (target, given, made) => {
          note();
          return Reflect.construct(target, given, made);
        },
        apply: (target, self, given) => {
          note();
          return Reflect.apply(target, self, given);
        },
      });
      Object.defineProperty(Intl, name, { value });
    }
  });
  return async () => v.parse(times, await page.evaluate(() => Reflect.get(window, 'askedIntl')));
}

for (const { path, isSignedIn, content } of nonEmpty(DAILY, 'daily page'))
  test(`${path} writes no number by Intl before its content`, async ({ context, page, lantern }) => {
    await watchLoads(context, content);
    if (isSignedIn) await signIn(context, lantern);
    const asked = await watchIntl(page);
    const load = await visit(page, lantern + path);
    expect((await asked()).filter((at) => at < load.content)).toEqual([]);
  });

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
