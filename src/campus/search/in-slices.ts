/** Work that can stop for a while after each step; a step is a few milliseconds on a slow phone. */
export type Steps<T> = Generator<void, T, void>;

export interface Slices {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Lets everybody else have their turn. */
  readonly turn: () => Promise<void>;
  /** How long a slice may be, ms: the step that goes beyond it is its last. */
  readonly length: number;
}

/** Does the work in slices, so that a page answers to taps meanwhile (APP-9: no block over 50 ms). */
export async function inSlices<T>(steps: Steps<T>, { now, turn, length }: Slices): Promise<T> {
  let began = now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (now() - began < length) continue;
    await turn();
    began = now();
  }
}

/** Does it in one go, where nobody waits for a turn. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
