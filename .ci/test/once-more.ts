import type { Failure } from '#tools/test/reports.ts';
import type { Verdict } from '#tools/test/run-part.ts';

/** Parts whose tests share the machine with others while they run, so that one may fail for want of quiet. */
const SHARED: readonly string[] = ['journeys', 'faults'];
/** Of a whole run; more than that is not chance. */
const AT_MOST = 2;

export type SecondPass = { part: string; failure: Failure };

/**
 * Plays each journey or fault that failed again, alone and after all others, where they are few. What passes then counts as
 * passed and is named with its first failure; whoever reads it has a fault of the test or of the product to find.
 * `play` answers whether the test passed.
 */
export async function onceMore(
  verdicts: readonly Verdict[],
  play: (part: string, failure: Failure) => Promise<boolean>,
): Promise<{ verdicts: readonly Verdict[]; passedThen: readonly SecondPass[] }> {
  const failed = verdicts
    .filter(({ name, failed, failures }) => SHARED.includes(name) && failures.length === failed)
    .flatMap(({ name, failures }) => failures.map((failure) => ({ part: name, failure })));
  if (failed.length > AT_MOST) return { verdicts, passedThen: [] };
  const passedThen: SecondPass[] = [];
  for (const each of failed) if (await play(each.part, each.failure)) passedThen.push(each);
  return { verdicts: verdicts.map((verdict) => corrected(verdict, passedThen)), passedThen };
}

function corrected(verdict: Verdict, passedThen: readonly SecondPass[]): Verdict {
  const failures = verdict.failures.filter((failure) => !passedThen.some((each) => each.failure === failure));
  const mended = verdict.failures.length - failures.length;
  return { ...verdict, failures, passed: verdict.passed + mended, failed: verdict.failed - mended };
}
