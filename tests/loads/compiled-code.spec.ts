import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { visit, watchLearner } from './watch-load.ts';

/** Of scripts of one KiB and more Chromium keeps compiled code; the first of all, which only starts the others, is smaller. */
const TOO_SMALL = 1;

const asked = (page: Page) =>
  page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => String(Reflect.get(link, 'href'))));

/** Until the page has noted how often its scripts were run from the device. */
const notedRuns = (page: Page, times: number) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const noted = await (await caches.match('/compiled-code.json'))?.json();
        return Object.values<{ times: number }>(noted?.files ?? {}).map((file) => file.times);
      }),
    )
    .toContain(times);

const moduleSchema = v.object({
  name: v.literal('v8.compileModule'),
  args: v.object({ data: v.object({ url: v.string(), consumedCacheSize: v.optional(v.number(), 0) }) }),
});

/** The scripts that a page took compiled from the disk, while `start` opened it. */
async function takenCompiled(page: Page, start: () => Promise<unknown>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const seen: unknown[] = [];
  session.on('Tracing.dataCollected', ({ value }) => seen.push(...value));
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['v8', 'devtools.timeline'] },
  });
  await start();
  await session.send('Tracing.end');
  await ended;
  return seen
    .map((entry) => v.safeParse(moduleSchema, entry))
    .flatMap(({ success, output }) =>
      success && output.args.data.consumedCacheSize > 0 ? [output.args.data.url] : [],
    );
}

test('from the third visit on a page runs the code that the browser has compiled', async ({ context, lantern }) => {
  await watchLearner(context, lantern);
  const open = (page: Page) => visit(page, `${lantern}/start`);
  const first = await context.newPage();
  await open(first);
  await readyOffline(first);
  await first.close();
  for (const times of [1, 2]) {
    const page = await context.newPage();
    await open(page);
    expect(await asked(page)).toEqual([]);
    await notedRuns(page, times);
    await page.close();
  }
  const third = await context.newPage();
  const taken = await takenCompiled(third, () => open(third));
  const scripts = await asked(third);
  expect(scripts.length).toBeGreaterThan(TOO_SMALL);
  expect(scripts.filter((script) => !taken.includes(script)).length).toBeLessThanOrEqual(TOO_SMALL);
});
