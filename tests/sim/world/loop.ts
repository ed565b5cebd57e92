import { here, reach } from './place.ts';
import type { Random } from './random.ts';

const real = { setImmediate, setTimeout, clearTimeout };

/** The one clock and scheduler of a history: nothing happens but by its steps. */
export type Loop = {
  now: () => number;
  /** The next turn of the event loop; what IndexedDB runs on. */
  task: (run: () => void) => void;
  after: (milliseconds: number, run: () => void) => number;
  cancel: (id: number) => void;
  /** The campus's work: everything else stands still until it is done. */
  outside: (milliseconds: number, work: () => Promise<void>) => void;
  isOutside: () => boolean;
  /** Runs one thing. False where nothing is left to be done before `until`. */
  step: (until: number) => Promise<boolean>;
  /** Lets time pass, with everything that is due in it. */
  pass: (milliseconds: number) => Promise<void>;
  /** Every device sleeps: timers that were due meanwhile are late. */
  sleep: (milliseconds: number) => void;
  /** Runs until `promise` is settled or `milliseconds` have passed; true if it is. */
  until: (promise: Promise<unknown>, milliseconds: number) => Promise<boolean>;
  steps: () => number;
};

type Timer = { id: number; at: number; run: (() => void) | undefined; work: (() => Promise<void>) | undefined };

export function createLoop(start: number, random: Random): Loop {
  let now = start;
  let ids = 0;
  let steps = 0;
  let outside = false;
  let tasks: (() => void)[] = [];
  let at = 0;
  const timers = new Map<number, Timer>();
  /** The earliest of them; undefined until it is looked for, since hundreds wait that are never due. */
  let first: Timer | undefined;
  const hop = () => new Promise<void>((resolve) => real.setImmediate(resolve));

  const put = (milliseconds: number, timer: Pick<Timer, 'run' | 'work'>): number => {
    ids += 1;
    const next: Timer = { id: ids, at: now + Math.max(0, Number(milliseconds) || 0), ...timer };
    timers.set(ids, next);
    if (first !== undefined && next.at < first.at) first = next;
    return ids;
  };
  const earliest = (): Timer | undefined => {
    if (first !== undefined) return first;
    for (const timer of timers.values()) if (first === undefined || timer.at < first.at) first = timer;
    return first;
  };
  const forget = (id: number): void => {
    timers.delete(id);
    if (first?.id === id) first = undefined;
  };
  const nextTask = (): (() => void) | undefined => {
    const task = tasks[at];
    if (task === undefined) return undefined;
    at += 1;
    if (at > 1000) {
      tasks = tasks.slice(at);
      at = 0;
    }
    return task;
  };
  const fire = async (timer: Timer): Promise<void> => {
    forget(timer.id);
    now = Math.max(now, timer.at);
    timer.run?.();
    if (timer.work === undefined) return;
    outside = true;
    await timer.work();
    outside = false;
  };

  const step = async (until: number): Promise<boolean> => {
    await hop();
    steps += 1;
    const timer = earliest();
    const isDue = timer !== undefined && timer.at <= now;
    if (isDue && (at === tasks.length || random.chance(0.2))) {
      await fire(timer);
      return true;
    }
    const task = nextTask();
    if (task !== undefined) {
      task();
      return true;
    }
    if (timer === undefined || timer.at > until) {
      now = Math.max(now, until);
      return false;
    }
    await fire(timer);
    return true;
  };

  return {
    now: () => now,
    task: (run) => {
      const place = here.getStore();
      tasks.push(() => here.run(place, run));
    },
    after: (milliseconds, run) => {
      const place = here.getStore();
      return put(milliseconds, { run: () => reach(place, () => here.run(place, run)), work: undefined });
    },
    cancel: forget,
    outside: (milliseconds, work) => void put(milliseconds, { run: undefined, work }),
    isOutside: () => outside,
    step,
    pass: async (milliseconds) => {
      const until = now + milliseconds;
      while (await step(until));
    },
    sleep: (milliseconds) => {
      now += milliseconds;
    },
    until: async (promise, milliseconds) => {
      let settled = false;
      const note = () => {
        settled = true;
      };
      promise.then(note, note);
      const end = now + milliseconds;
      while (!settled && (await step(end)));
      return settled;
    },
    steps: () => steps,
  };
}

/** Node's own, for the campus and for the simulator itself. */
export const realTimers = real;
