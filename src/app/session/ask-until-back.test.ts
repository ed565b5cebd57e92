import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onlineStore } from '#tests/sim/play/online-store.ts';
import { askUntilBack } from './ask-until-back.ts';

const LONGEST = 60_000;
const browser = { onLine: true };
let page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const says = (event: string) => void page.dispatchEvent(new Event(event));

/** A campus that gives these answers, one after the other, and is there from then on. */
const answering = (...answers: boolean[]) => vi.fn(async () => answers.shift() ?? true);

beforeEach(() => {
  vi.useFakeTimers();
  browser.onLine = true;
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks until the campus is there, and then no more', async () => {
  const online = onlineStore();
  const ask = answering(false, false);
  askUntilBack(online, ask);
  online.reached(false);
  for (const times of [1, 2, 3]) {
    expect(online.read()).toBe(false);
    await vi.advanceTimersByTimeAsync(LONGEST);
    // Growing waits are never longer than a minute, and may be shorter.
    expect(ask.mock.calls.length).toBeGreaterThanOrEqual(times);
    if (online.read()) break;
  }
  expect(online.read()).toBe(true);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10 * LONGEST);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks nothing without a network or where nobody looks, and soon after either changes', async () => {
  const online = onlineStore();
  const ask = answering(false);
  askUntilBack(online, ask);
  browser.onLine = false;
  online.reached(false);
  await vi.advanceTimersByTimeAsync(10 * LONGEST);
  page.visibilityState = 'hidden';
  browser.onLine = true;
  says('online');
  await vi.advanceTimersByTimeAsync(10 * LONGEST);
  expect(ask).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  says('visibilitychange');
  await vi.advanceTimersByTimeAsync(2 * LONGEST);
  expect(online.read()).toBe(true);
});

it('stops with the session, also with a question under way', async () => {
  const online = onlineStore();
  let answer: (yes: boolean) => void = () => {};
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const stop = askUntilBack(online, ask);
  online.reached(false);
  await vi.advanceTimersByTimeAsync(LONGEST);
  stop();
  answer(false);
  says('online');
  await vi.advanceTimersByTimeAsync(10 * LONGEST);
  expect(ask).toHaveBeenCalledOnce();
});
