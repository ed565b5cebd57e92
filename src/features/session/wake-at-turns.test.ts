// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTurnOf } from '#campus/appointments/join-window.ts';
import { wakeAtTurns } from './wake-at-turns.ts';

const START = Date.parse('2026-11-24T17:00:00Z');
const MINUTE = 60_000;
const APPOINTMENT = {
  start: new Date(START).toISOString(),
  end: new Date(START + 120 * MINUTE).toISOString(),
  registrationDeadline: null,
};

/** The campus's clock, which is not the device's: an hour apart, and still while the device sleeps. */
const ahead = 60 * MINUTE;
let woken: number[] = [];
let stop: () => void = () => {};

const now = (): number => Date.now() + ahead;

function watch(nextTurn = (at: Date) => nextTurnOf(APPOINTMENT, at)): void {
  stop = wakeAtTurns({ now, nextTurn, wake: () => woken.push(now()) });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(START - 30 * MINUTE - ahead);
  woken = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a clock of appointments', () => {
  it('wakes at each moment at which something changes by the time alone, and at no other', () => {
    watch();
    vi.advanceTimersByTime(300 * MINUTE);
    expect(woken.map((at) => at - START)).toEqual([-15 * MINUTE, 0, 90 * MINUTE + 1, 120 * MINUTE]);
  });

  it('looks again when the page comes into view: the device slept through a turn', () => {
    watch();
    vi.setSystemTime(START - ahead + MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(woken).toEqual([START + MINUTE]);
    vi.advanceTimersByTime(89 * MINUTE + 1);
    expect(woken).toHaveLength(2);
  });

  it('does not wake early for what is months away: a timer cannot wait so long', () => {
    const far = START + 60 * 24 * 60 * MINUTE;
    watch((at) => (far > at.getTime() ? far - at.getTime() : undefined));
    vi.advanceTimersByTime(1);
    expect(woken).toEqual([]);
    vi.advanceTimersByTime(far - now());
    expect(woken.at(-1)).toBe(far);
  });

  it('is silent once it is stopped, and where nothing will change', () => {
    watch();
    stop();
    watch(() => undefined);
    vi.advanceTimersByTime(300 * MINUTE);
    expect(woken).toEqual([]);
  });
});
