/** Seeds of histories that once broke something: played each time, for ever. */
export const REGRESSIONS: readonly number[] = [
  // Several requests with an old token, minutes after a lost renewal: the session ended as if by a thief.
  915,
];
