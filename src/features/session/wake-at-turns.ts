import { TIMER_LONGEST } from '#campus/limits.ts';

export type Turns = {
  /** The campus's time, ms since 1970. */
  now: () => number;
  /** How long from then until something changes by the time alone, ms; undefined where nothing will. */
  nextTurn: (now: Date) => number | undefined;
  wake: () => void;
};

/**
 * Wakes at each turn, and when the page comes into view: a device that slept may have missed some. Nothing is polled.
 * Returns how to stop it.
 */
export function wakeAtTurns({ now, nextTurn, wake }: Turns, page: Document = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = (): void => {
    clearTimeout(timer);
    const wait = nextTurn(new Date(now()));
    if (wait !== undefined) timer = setTimeout(ring, Math.min(Math.ceil(wait), TIMER_LONGEST));
  };
  const ring = (): void => {
    wake();
    arm();
  };
  const look = (): void => {
    if (page.visibilityState === 'visible') ring();
  };
  arm();
  page.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', look);
  };
}
