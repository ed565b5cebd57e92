import { betterOf, isScore } from '#campus/learning/h5p-result.ts';
import type { StartH5p } from '#campus/player/messages.ts';
import type { Stage } from '#player/content.ts';
import { untilKept } from '#player/until-kept.ts';
import type { Statement } from './reduce-statement.ts';

/**
 * Carries what a content says to the app until the app has it on its disk: its last state, and the best that it came to. Both
 * lie in the host's own storage before the content goes on.
 */
export function createH5pJournal({ visit }: StartH5p, { send, unkept }: Pick<Stage, 'send' | 'unkept'>) {
  const { carry, kept, isKept } = untilKept(send, unkept);
  let sequence = 0;
  let best: Pick<Statement, 'score' | 'isCompleted'> = { score: null, isCompleted: false };
  // An app of an earlier version says of nothing that it is kept.
  const isCounted = visit !== undefined;

  function state(text: string): void {
    if (isCounted) {
      sequence += 1;
      const word = { state: text, sequence };
      carry('state', { type: 'h5p-state', ...word }, { type: 'unkept-h5p', ...word, score: null, isCompleted: false });
    } else send({ type: 'h5p-state', state: text });
  }

  /** Parts of a content have points of their own, which are not the exercise's; and much that is reported has no outcome. */
  function statement(message: Statement): void {
    const score = message.score !== null && isScore(message.score) ? message.score : null;
    if (isCounted && message.isWhole && (score !== null || message.isCompleted)) {
      sequence += 1;
      if (isKept('outcome')) best = { score, isCompleted: message.isCompleted };
      else best = { score: betterOf(best.score, score), isCompleted: best.isCompleted || message.isCompleted };
      carry('outcome', { ...message, ...best, sequence }, { type: 'unkept-h5p', state: null, ...best, sequence });
    } else send({ ...message, score });
  }

  return { state, statement, kept };
}
export type H5pJournal = ReturnType<typeof createH5pJournal>;
