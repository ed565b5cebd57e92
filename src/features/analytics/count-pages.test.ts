import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counted } from '#campus/analytics/analytics-event.ts';
import { SCROLL_REPORT_DEBOUNCE } from '#campus/limits.ts';
import { recordWith } from '#features/analytics/record.ts';
import { countPages } from './count-pages.ts';

const ORIGIN = 'https://lantern.example';
const LESSON = {
  routeId: '/lesson',
  fullPath: '/course/$id/lesson/$lessonId',
  params: { id: 'work', lessonId: 'pay' },
};
const START = { routeId: '/start', fullPath: '/start', params: {} };

describe('the pages of a visit', () => {
  const page = { scrollHeight: 3000, clientHeight: 1000 };
  let counted: Counted[];
  let open: (match: typeof LESSON | typeof START) => void;
  let stop: () => void;
  let isScrolled: (() => void) | undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    counted = [];
    isScrolled = undefined;
    vi.stubGlobal('location', { origin: ORIGIN, hostname: 'lantern.example' });
    vi.stubGlobal('document', { referrer: 'https://search.example/?q=help+for+amal', documentElement: page });
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
      isScrolled = listener;
    });
    vi.stubGlobal('removeEventListener', () => {
      isScrolled = undefined;
    });
    recordWith((what) => counted.push(what), new Date(0));
    let resolved = (): void => {};
    const state: { status: string; matches: (typeof LESSON | typeof START)[] } = { status: 'idle', matches: [START] };
    open = (match) => {
      state.matches = [START, match];
      resolved();
    };
    stop = countPages({
      state,
      subscribe: (_, listener) => {
        resolved = listener;
        return () => {
          resolved = () => {};
        };
      },
    });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const scrollTo = (top: number): void => {
    vi.stubGlobal('scrollY', top);
    isScrolled?.();
  };
  const rest = (): void => void vi.advanceTimersByTime(SCROLL_REPORT_DEBOUNCE);
  const percents = () => counted.flatMap((what) => (what.type === 'SCROLL_PAGE' ? what.payload.percent : []));

  it('are sent one after the other, with the one before, and of the place outside only its host', () => {
    open(LESSON);
    open(LESSON);
    const domain = 'lantern.example';
    const lesson = `${ORIGIN}/course/work/lesson/pay`;
    expect(counted).toEqual([
      { type: 'PAGE_VIEW', payload: { domain, referrer: 'https://search.example/', url: `${ORIGIN}/start` } },
      { type: 'PAGE_VIEW', payload: { domain, referrer: `${ORIGIN}/start`, url: lesson } },
    ]);
  });

  it('are read on when nobody moves for three seconds, and by more than a quarter', () => {
    scrollTo(1000);
    vi.advanceTimersByTime(SCROLL_REPORT_DEBOUNCE - 1);
    scrollTo(1200);
    vi.advanceTimersByTime(SCROLL_REPORT_DEBOUNCE - 1);
    expect(percents()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(percents()).toEqual([60]);
    scrollTo(1700);
    rest();
    expect(percents()).toEqual([60]);
    scrollTo(1800);
    rest();
    expect(percents()).toEqual([60, 90]);
  });

  it('begin at their own beginning', () => {
    scrollTo(2000);
    rest();
    open(LESSON);
    scrollTo(400);
    rest();
    scrollTo(600);
    rest();
    expect(percents()).toEqual([100, 30]);
  });

  it('are sent no more when counting has stopped', () => {
    scrollTo(2000);
    stop();
    rest();
    open(LESSON);
    expect(counted).toHaveLength(1);
  });
});
