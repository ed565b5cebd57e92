import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { signIn } from '#tests/support/journeys/sign-in.ts';

const fetched = v.object({ name: v.string(), at: v.number(), bytes: v.number() });
const shift = v.object({ at: v.number(), value: v.number(), what: v.array(v.string()) });
const loadSchema = v.object({
  content: v.number(),
  rest: v.number(),
  files: v.array(fetched),
  shifts: v.array(shift),
});

/** One load of a page, times in ms since its navigation. `files`: the page's requests; `bytes` compressed, without headers. */
export type Load = v.InferOutput<typeof loadSchema>;

/**
 * Notes in each page of this context when its content came, as the app shows it and no snapshot, and what moved. It came with
 * the very insertion that put it into the page: whatever rendering it asks for, pictures and later parts, comes after that.
 */
export async function watchLoads(context: BrowserContext, content: string): Promise<void> {
  await context.addInitScript((selector) => {
    const shifts: object[] = [];
    const load: { content?: number; shifts: object[] } = { shifts };
    Reflect.set(window, 'watchedLoad', load);
    performance.setResourceTimingBufferSize(1000);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources');
        const what = Array.isArray(sources)
          ? sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ''} ${node?.textContent?.slice(0, 40)}`)
          : [];
        shifts.push({ at: entry.startTime, value: Reflect.get(entry, 'value'), what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const isThere = (): boolean =>
      [...document.querySelectorAll(selector)].some((each) => each.closest('[data-snapshot]') === null);
    const look = (place: Node): void => {
      if (load.content === undefined && place.isConnected && isThere()) load.content = performance.now();
    };
    const { appendChild, insertBefore } = Node.prototype;
    Node.prototype.appendChild = function append(node) {
      appendChild.call(this, node);
      look(this);
      return node;
    };
    Node.prototype.insertBefore = function insert(node, before) {
      insertBefore.call(this, node, before);
      look(this);
      return node;
    };
  }, content);
}

/** The same for a learner's pages, from the first on that this browser opens. */
export async function watchLearner(context: BrowserContext, origin: string): Promise<void> {
  await watchLoads(context, 'main h1');
  await signIn(context, origin);
}

export async function visit(page: Page, url: string): Promise<Load> {
  await page.goto(url);
  return loadOf(page);
}

/** Waits until the page has shown its content and rests (`src/app/boot/when-idle.ts`). */
export async function untilRested(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('campus:rested').length > 0);
}

/** Waits for the same, and answers how the page came to that. */
export async function loadOf(page: Page): Promise<Load> {
  await untilRested(page);
  const seen = await page.evaluate(() => {
    const load: object = Reflect.get(window, 'watchedLoad');
    const entries = performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'));
    // What was hinted may be listed again when it is used: it comes out of the browser's own memory then, and is no request.
    const listed = new Set<string>();
    const isTakenAgain = (entry: PerformanceEntry): boolean => {
      const isAgain = listed.has(entry.name);
      listed.add(entry.name);
      return isAgain && Reflect.get(entry, 'transferSize') === 0 && Reflect.get(entry, 'encodedBodySize') > 0;
    };
    return {
      ...load,
      rest: performance.getEntriesByName('campus:rested')[0]?.startTime,
      files: entries
        .filter((entry) => !isTakenAgain(entry))
        .map((entry) => ({
          name: entry.name.replace(location.origin, ''),
          at: entry.startTime,
          bytes: Reflect.get(entry, 'encodedBodySize'),
        })),
    };
  });
  return v.parse(loadSchema, seen);
}

/** All that moved after it was there: a line that jumps under a finger is a wrong tap. */
export function shiftsOf({ shifts }: Load): string[] {
  return shifts.map(({ value, what, at }) => `${value.toFixed(4)} at ${at.toFixed(0)}: ${what.join(' | ')}`);
}
