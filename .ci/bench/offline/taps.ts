import type { Locator, Page } from 'playwright';
import * as v from 'valibot';
import { loadOf, watchLoads } from '#tests/loads/watch-load.ts';
import type { OnDevice } from './on-device.ts';

const UNIT = '/program/your-phone-can-do-more/unit/an-email-that-gets-answered';
const ROUNDS = 5;

/** What a tap leads to is shown with the first frame that has another heading: milliseconds from the event until that is painted. */
const AFTER_TAP = `globalThis.afterTap = new Promise((resolve) => {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  addEventListener('click', ({ timeStamp }) => {
    const watch = new MutationObserver(() => {
      if (!heading() || heading() === before) return;
      watch.disconnect();
      painted().then(() => resolve(performance.now() - timeStamp));
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  }, { capture: true, once: true });
}); 0`;

/** After the next frame has been painted. */
const PAINTED = `globalThis.painted = () => new Promise((resolve) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(0);
})); 0`;

/** The same picture without the work that leads to it: what the tap has led to is taken out, and a copy put in its place. */
const COPY_PAINTED = `(async () => {
  const main = document.querySelector('main');
  const copy = main.cloneNode(true);
  main.replaceWith(document.createElement('main'));
  await painted();
  const began = performance.now();
  document.querySelector('main').replaceWith(copy);
  await painted();
  return performance.now() - began;
})()`;

export interface Tap {
  readonly name: string;
  /** Medians, ms. */
  readonly ours: number;
  readonly floor: number;
  /** Most of `ours`, ms. */
  readonly most: number;
}

/** Taps of a learner on a page that has come to rest and has made ready what is in sight (`src/app/boot/open-ahead.ts`), at a processor `slowDown` times slower. */
export async function measureTaps({ context, origin }: OnDevice, slowDown: number): Promise<readonly Tap[]> {
  await watchLoads(context, 'main h1');
  const measured = async (path: string, target: (page: Page) => Locator): Promise<{ ours: number; floor: number }> => {
    const ours: number[] = [];
    const floor: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await page.goto(origin + path);
      await target(page).waitFor();
      await loadOf(page);
      await page.waitForFunction(() => performance.getEntriesByName('campus:ahead').length > 0);
      await target(page).scrollIntoViewIfNeeded();
      // What has come into sight is made ready as where somebody scrolls there.
      await page.evaluate(() => {
        performance.clearMarks('campus:ahead');
        dispatchEvent(new Event('scrollend'));
      });
      await page.waitForFunction(() => performance.getEntriesByName('campus:ahead').length > 0);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      await page.evaluate(PAINTED);
      await page.evaluate(AFTER_TAP);
      await target(page).click();
      ours.push(v.parse(v.number(), await page.evaluate('globalThis.afterTap')));
      floor.push(v.parse(v.number(), await page.evaluate(COPY_PAINTED)));
      await page.close();
    }
    return { ours: median(ours), floor: median(floor) };
  };
  return [
    {
      name: 'tap to the next lesson',
      most: 100,
      ...(await measured(`${UNIT}/lesson/an-email-that-gets-answered-1`, (page) =>
        page.getByRole('button', { name: 'Next lesson' }),
      )),
    },
    {
      name: 'tap on a course of the home page',
      most: 150,
      ...(await measured('/start', (page) =>
        page.locator('main :is(a[href*="/unit/"], a[href^="/course/"]):not([href*="/lesson/"])').first(),
      )),
    },
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
