import { painted } from '#ui/layout/painted.ts';

/**
 * Without a touch or a key for this long after its content is shown, a page rests, ms: just before a lesson notes where somebody
 * is, so that what is prepared comes before what they do. After the longest it counts as resting.
 */
const REST = 1900;
/** Nor does it while files of its own still come, on a slow way: not before none has come for this long, ms. */
const QUIET = 1000;
const LONGEST_UNREST = 20_000;

let markShown = (): void => {};
const shown = new Promise<void>((resolve) => {
  markShown = resolve;
});

/** The first screen's content has been rendered: what only waits for it may begin. */
export function contentShown(): void {
  markShown();
}

/** Resolves once the content of the first screen is painted. */
export function contentPainted(): Promise<void> {
  return shown.then(painted);
}

/**
 * Runs once the content is painted and the main thread rests; Safari has no idle callback and gets the next task. Before that
 * nothing is fetched or run that the first screen does not show. What fails here was a preparation: nobody waits for it, and
 * the next start tries again.
 */
export function whenIdle(work: () => Promise<void>): void {
  void contentIdle()
    .then(work)
    .catch(() => {});
}

/** Resolves once the content is painted and the main thread rests: for what waits to be done, and holds up nobody. */
export function contentIdle(): Promise<void> {
  return contentPainted().then(idle);
}

/** Runs once nobody has touched the page for a while: what the device is prepared with must not cost the first taps anything. */
export function whenRested(work: () => Promise<void>): void {
  void resting().then(() => whenIdle(work));
}

/**
 * Resolves once there may be something to keep: the page was touched, and has answered that, or it goes out of sight and may
 * not come back; else once it rests. Whoever only reads a page waits for nothing that writes.
 */
export function usedOrRested(): Promise<void> {
  used ??= contentPainted()
    .then(() => Promise.race([firstUse(), resting()]))
    .then(painted)
    .then(idle);
  return used;
}

function resting(): Promise<void> {
  rested ??= contentPainted().then(untouched);
  return rested;
}

let rested: Promise<void> | undefined;
let used: Promise<void> | undefined;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 0);
  });
}

function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    // Not a scroll, which the app does too: to the place where somebody was.
    for (const event of ['click', 'keydown', 'wheel', 'touchmove', 'visibilitychange'])
      addEventListener(event, () => resolve(), { once: true, passive: true, capture: true });
  });
}

function untouched(): Promise<void> {
  return new Promise((resolve) => {
    const events = new AbortController();
    const done = (): void => {
      // For whoever measures: what came until then is what the first screen cost (tests/loads).
      performance.mark('campus:rested');
      events.abort();
      arrivals.disconnect();
      clearTimeout(soon);
      clearTimeout(atLast);
      resolve();
    };
    let soon: ReturnType<typeof setTimeout>;
    let due = 0;
    const restIn = (ms: number): void => {
      clearTimeout(soon);
      due = performance.now() + ms;
      soon = setTimeout(done, ms);
    };
    const arrivals = new PerformanceObserver(() => {
      if (due - performance.now() < QUIET) restIn(QUIET);
    });
    arrivals.observe({ type: 'resource' });
    restIn(REST);
    const atLast = setTimeout(done, LONGEST_UNREST);
    for (const event of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(event, () => restIn(REST), { passive: true, capture: true, signal: events.signal });
  });
}
