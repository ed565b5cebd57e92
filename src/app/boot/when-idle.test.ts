// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that has just begun; its clock stands still until it is moved. `fileComes`: one that it asked for has. */
async function aPage() {
  vi.resetModules();
  let fileComes = (): void => {};
  const Observer = class {
    constructor(look: () => void) {
      fileComes = look;
    }
    observe = (): void => {};
    disconnect = (): void => {};
  };
  vi.stubGlobal('PerformanceObserver', Observer);
  const { contentShown, usedOrRested } = await import('./when-idle.ts');
  const done = vi.fn();
  void usedOrRested().then(done);
  return { contentShown, done, fileComes: () => fileComes() };
}

/** Less than a page rests after, and more than it takes to answer a touch, ms. */
const A_MOMENT = 500;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what only writes', () => {
  it('waits for a page that is read until that rests, and for no page before its content', async () => {
    const { contentShown, done } = await aPage();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).not.toHaveBeenCalled();
    contentShown();
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4 * A_MOMENT);
    expect(done).toHaveBeenCalledOnce();
  });

  it.each(['click', 'keydown', 'wheel', 'touchmove', 'visibilitychange'])('comes with the first %s', async (use) => {
    const { contentShown, done } = await aPage();
    contentShown();
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    document.dispatchEvent(new Event(use, { bubbles: true }));
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(done).toHaveBeenCalledOnce();
  });

  it('waits for a page whose own files still come on a slow way until none has come for a while', async () => {
    const { contentShown, done, fileComes } = await aPage();
    contentShown();
    for (let at = 0; at < 4000; at += A_MOMENT) {
      await vi.advanceTimersByTimeAsync(A_MOMENT);
      fileComes();
    }
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3 * A_MOMENT);
    expect(done).toHaveBeenCalledOnce();
  });

  it('waits no longer where the files have come soon after the content', async () => {
    const { contentShown, done, fileComes } = await aPage();
    contentShown();
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    fileComes();
    await vi.advanceTimersByTimeAsync(3 * A_MOMENT);
    expect(done).toHaveBeenCalledOnce();
  });

  it('comes at last to a page that never stops loading', async () => {
    const { contentShown, done, fileComes } = await aPage();
    contentShown();
    const loadFor = async (ms: number): Promise<void> => {
      for (let at = 0; at < ms; at += A_MOMENT) {
        fileComes();
        await vi.advanceTimersByTimeAsync(A_MOMENT);
      }
    };
    await loadFor(15_000);
    expect(done).not.toHaveBeenCalled();
    await loadFor(6000);
    expect(done).toHaveBeenCalledOnce();
  });

  it('comes at last to a page that is touched without an end', async () => {
    const { contentShown, done } = await aPage();
    contentShown();
    const touchFor = async (ms: number): Promise<void> => {
      for (let at = 0; at < ms; at += A_MOMENT) {
        document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        await vi.advanceTimersByTimeAsync(A_MOMENT);
      }
    };
    await touchFor(15_000);
    expect(done).not.toHaveBeenCalled();
    await touchFor(6000);
    expect(done).toHaveBeenCalledOnce();
  });
});
