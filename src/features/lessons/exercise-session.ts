import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { type H5pResult, h5pResultSchema, mergeH5pResults } from '#campus/h5p-result.ts';
import type { FromLauncher } from '#campus/player/messages.ts';

export type Said = {
  result: H5pResult;
  /** A state in the middle: it goes out with the next entry. */
  isUnhurried: boolean;
};

export type ExerciseSession = {
  /** What a word of the content comes to, with all that is known; undefined where there is nothing to keep. */
  hear: (message: FromLauncher, known: H5pResult | null) => Said | undefined;
};

/** One opening of an exercise on this device. */
export function createExerciseSession(serverNow: () => number): ExerciseSession {
  const session = uuid();
  let sequence = 0;
  /** The last that was said here: the screen may not know it yet. */
  let own: H5pResult | null = null;

  function said(word: Pick<H5pResult, 'state' | 'score' | 'isCompleted'>, known: H5pResult | null) {
    sequence += 1;
    const at = new Date(serverNow()).toISOString();
    const parsed = v.safeParse(h5pResultSchema, { session, sequence, at, ...word });
    if (!parsed.success) return undefined;
    const before = own === null || known === null ? (own ?? known) : mergeH5pResults(known, own);
    own = mergeH5pResults(before, parsed.output);
    return own;
  }

  return {
    hear: (message, known) => {
      if (message.type === 'h5p-state') {
        const result = said({ state: message.state, score: null, isCompleted: false }, known);
        return result && { result, isUnhurried: true };
      }
      // Parts of a content have points of their own, which are not the exercise's.
      if (message.type !== 'xapi' || !message.isWhole) return undefined;
      const { isCompleted } = message;
      const score = message.score !== null && message.score.max > 0 ? message.score : null;
      if (score === null && !isCompleted) return undefined;
      const result = said({ state: null, score, isCompleted }, known);
      return result && { result, isUnhurried: false };
    },
  };
}
