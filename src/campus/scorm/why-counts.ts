import { type Attempt, isFinished, linesOf } from './attempts.ts';
import type { ScormSession } from './scorm-data.ts';

/** Why the first of several attempts is the one that counts; undefined where there is only one. */
export function whyCounts([best, next]: readonly Attempt[]): 'finished' | 'score' | 'latest' | undefined {
  if (best === undefined || next === undefined) return undefined;
  if (isFinished(best.facts) !== isFinished(next.facts)) return 'finished';
  return best.facts.score !== next.facts.score ? 'score' : 'latest';
}

/** Whether some of the attempts went on from the same session on two devices that did not know of each other. */
export function wentApart(sessions: readonly ScormSession[]): boolean {
  const begins = linesOf(sessions).map((line) => line[0]?.session);
  return new Set(begins).size < begins.length;
}
