/** Seeds of histories that once broke something: played each time, for ever. */
export const REGRESSIONS: readonly number[] = [
  // Several requests with an old token, minutes after a lost renewal: the session ended as if by a thief.
  915,
  // A review after a place that was older than the leaving: the rule of the simulator did not know the leaving.
  79,
  // A review that took the place of one from before a leaving: the rule did not know that it goes out at that place.
  815,
  // A new name for a list whose making was still locked from the logout before: both were sent at once.
  141226829,
  // A list deleted by two taps, the second in place of the first: the rule of the simulator waited for the first.
  141503407,
  // A package that was over, overtaken on the way by its next report in the same millisecond: the unit was not completed.
  142839183,
];
