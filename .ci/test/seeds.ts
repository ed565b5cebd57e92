const FIRST_DAY = Date.UTC(2026, 0, 1);
/** No run of `npm test` is begun, and ended, within less. */
const RUN = 60_000;
/** Seeds of one minute; a longer proof reaches into those of the next, which nobody starts while it is under way. */
const SEEDS_OF_A_RUN = 300;

/** A range of seeds that no earlier run has played: its first one, and how many. Grows by the minute, for some 27 years. */
export function freshSeeds(now: Date, histories: number): [from: number, histories: number] {
  return [Math.floor((now.getTime() - FIRST_DAY) / RUN) * SEEDS_OF_A_RUN, histories];
}
