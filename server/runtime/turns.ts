/** What came could not have its turn in time. Nothing of it was done: it may come again, after so many seconds. */
export class Overloaded extends Error {
  override name = 'Overloaded';
  readonly seconds: number;

  constructor(seconds: number) {
    super('There is more to do than can be done in time.');
    this.seconds = seconds;
  }
}

export interface Turn {
  /** Longest wait for the turn, ms. Left out: as long as it takes. */
  readonly within?: number | undefined;
  /** Asked when the turn has come: nobody waits for the answer any more, so it is left undone. */
  readonly isGone?: () => boolean;
}

export interface Turns {
  /** Does the work when its turn has come; throws `Overloaded` where that is not within the time. */
  take<T>(work: () => Promise<T>, turn?: Turn): Promise<T>;
  /** Ms until what came now would have its turn, by the pace of late. */
  wait(): number;
  /** Ms from one that is done to the next, while others wait. */
  pace(): number;
}

type Waiting = { start: () => void };

/** What is assumed of one piece of work before any was measured, ms. */
const FIRST_PACE = 3;
/** How much the last measurement counts beside those before. */
const LATEST = 0.05;
/** A longer time between two is a standstill and no pace: then the time of each that waits decides. */
const SLOWEST_PACE = 50;

/**
 * Does `atOnce` pieces of work at a time, the others in the order in which they came. What would wait longer than its time
 * is refused when it comes, by the pace of late; what waits for so long all the same is refused when its time is over.
 */
export function createTurns(atOnce: number): Turns {
  const waiting = new Set<Waiting>();
  let running = 0;
  let pace = FIRST_PACE;
  let lastDone: number | undefined;

  const finish = (): void => {
    const now = performance.now();
    if (lastDone !== undefined) pace += (Math.min(now - lastDone, SLOWEST_PACE) - pace) * LATEST;
    lastDone = waiting.size > 0 ? now : undefined;
    running -= 1;
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next);
    running += 1;
    next.start();
  };

  const wait = (): number => (running < atOnce ? 0 : (waiting.size + 1) * pace);

  const ownTurn = (within: number | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const one = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.add(one);
      if (within === undefined) return;
      timer = setTimeout(() => {
        waiting.delete(one);
        reject(new Overloaded(secondsOf(wait())));
      }, within);
    });

  return {
    async take(work, { within, isGone } = {}) {
      const expected = wait();
      if (within !== undefined && expected > within) throw new Overloaded(secondsOf(expected));
      if (running < atOnce) running += 1;
      else await ownTurn(within);
      try {
        if (isGone?.() === true) throw new Overloaded(1);
        return await work();
      } finally {
        finish();
      }
    },
    wait,
    pace: () => pace,
  };
}

/** The `Overloaded` that an error is, or that it holds. */
export function overloadedIn(error: unknown): Overloaded | undefined {
  if (error instanceof Overloaded) return error;
  return error instanceof Error && 'originalError' in error ? overloadedIn(error.originalError) : undefined;
}

function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
