import { digestOf } from '#offline/saved/digest-of.ts';
import type { AnswerRow } from './account-db.ts';

/**
 * What is to stand on the disk of an answer: one there that holds a later revision stays, since what was acknowledged is
 * never shown undone (SYNC-14), and what the learner saved stays saved.
 */
export function answerToKeep(row: AnswerRow, known: AnswerRow | undefined): AnswerRow {
  if (known !== undefined && known.asOf > row.asOf) return known;
  return { ...row, saved: row.saved || (known?.saved ?? false), digest: digestOf(row.data) };
}
