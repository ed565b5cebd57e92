import type { Browser } from 'playwright';
import * as v from 'valibot';
import { loadOf, watchLoads } from '#tests/loads/watch-load.ts';
import type { OnDevice } from './on-device.ts';

const ROUNDS = 5;
const CONTENT = 'main h1';
/** What a page showed last has the same (`src/app/snapshot`). */
const OF_THE_APP = '#campus > :not([data-snapshot]) main h1';
const SHOWN = 'bench:shown';

const traced = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ph: v.string(),
      pid: v.number(),
      tid: v.number(),
      ts: v.optional(v.number(), 0),
      /** Processor time of the thread, µs: a machine that has other things to do does not lengthen it. */
      tdur: v.optional(v.number(), 0),
    }),
  ),
});

/** From the frame on that shows the content. */
const MARK_SHOWN = `(() => {
  const look = () => document.querySelector('${OF_THE_APP}') ? performance.mark('${SHOWN}') : requestAnimationFrame(look);
  requestAnimationFrame(look);
})()`;

/** The longest task of the main thread between the content of a page and its rest, as processor time: median of the rounds, ms. */
export async function longestTask(browser: Browser, { context, origin }: OnDevice, path: string): Promise<number> {
  await watchLoads(context, CONTENT);
  const found: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    await page.addInitScript(MARK_SHOWN);
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await page.goto(origin + path);
    await loadOf(page);
    found.push(longestIn(await browser.stopTracing()));
    await page.close();
  }
  return found.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

function longestIn(trace: Buffer): number {
  const { traceEvents } = v.parse(traced, JSON.parse(trace.toString()));
  const shown = traceEvents.find(({ name }) => name === SHOWN);
  if (shown === undefined) throw new Error('The page has not shown its content.');
  const tasks = traceEvents.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === shown.pid && tid === shown.tid && ts > shown.ts,
  );
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000;
}
