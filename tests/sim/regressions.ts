/** Seeds of histories that once broke something: played each time, for ever. */
export const REGRESSIONS: readonly number[] = [];
