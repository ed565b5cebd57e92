import * as v from 'valibot';
import { trimTyped } from '#campus/text/typed-text.ts';
import { reviewText } from '#campus/text/written-text.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { ReviewRow } from '#server/store/schema/learning-tables.ts';

/** What is left out stays as it is; an empty text takes away what was there. */
export interface ReviewChange {
  readonly rating?: number;
  readonly review?: string;
  readonly guidingQuestionAnswer?: string;
  readonly feedbackOptions?: readonly string[];
}

export interface SaveReview {
  readonly personId: string;
  readonly courseId: string;
  readonly change: ReviewChange;
  readonly knownOptions: ReadonlySet<string>;
  readonly now: Date;
}

const RATINGS = [1, 2, 3, 4, 5];

/** Keeps somebody's review of a unit that they take or took: one each, changed as often as they like (LEARN-14). */
export async function saveReview(trx: Trx, act: SaveReview): Promise<CommandResult> {
  const { personId, courseId, change, knownOptions, now } = act;
  if (!(await isLearner(trx, personId, courseId))) return refused('NOT_ALLOWED');
  const kept = await trx
    .selectFrom('course_review')
    .selectAll()
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  const texts = [change.review, change.guidingQuestionAnswer];
  const rating = change.rating ?? kept?.rating;
  if (rating === undefined || !RATINGS.includes(rating)) return refused('REVIEW_INVALID');
  if (texts.some((text) => text !== undefined && !v.is(reviewText, text))) return refused('REVIEW_INVALID');
  if (change.feedbackOptions?.some((id) => !knownOptions.has(id))) return refused('INVALID_INPUT');
  const next = { rating, ...textsOf(kept, change), updated_at: now.toISOString() };
  await trx
    .insertInto('course_review')
    .values({ person_id: personId, course_id: courseId, ...next })
    .onConflict((conflict) => conflict.columns(['person_id', 'course_id']).doUpdateSet(next))
    .execute();
  return done();
}

function textsOf(kept: ReviewRow | undefined, change: ReviewChange) {
  const textOf = (text: string | undefined, before: string | null | undefined): string | null =>
    text === undefined ? (before ?? null) : trimTyped(text) || null;
  const options = change.feedbackOptions && JSON.stringify([...new Set(change.feedbackOptions)]);
  return {
    review: textOf(change.review, kept?.review),
    guiding_question_answer: textOf(change.guidingQuestionAnswer, kept?.guiding_question_answer),
    feedback_options: options ?? kept?.feedback_options ?? '[]',
  };
}

/** Whether the person takes or took the unit. */
export async function isLearner(trx: Trx, personId: string, courseId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('course_status')
    .select('status')
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .where('status', 'in', ['TAKEN', 'COMPLETED'])
    .executeTakeFirst();
  return row !== undefined;
}
