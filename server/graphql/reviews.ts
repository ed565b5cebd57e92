import * as v from 'valibot';
import { type ReviewChange, saveReview } from '#server/commands/save-review.ts';
import { submitVerification } from '#server/commands/submit-verification.ts';
import { pickText } from '#server/content/localized.ts';
import { act, payloadOf } from '#server/door/act.ts';
import type { CampusContext } from '#server/door/context.ts';
import { refused } from '#server/door/outcome.ts';
import { FEEDBACK_OPTIONS, REJECTION_REASONS } from './learning-words.ts';
import type {
  CourseReview,
  CourseReviewAction,
  CourseVerification,
  FeedbackOption,
  MutationSubmitCourseVerificationArgs,
  MutationUpdateCourseReviewArgs,
} from './schema.gen.ts';
import { type CourseSource, visibleCourse } from './sources.ts';

const idsSchema = v.array(v.string());

/** How a unit was found, by the asker and by all. */
export const courseReviewState = {
  rating: async ({ course }: CourseSource, _: unknown, { content }: CampusContext) =>
    (await content.ratings()).get(course.id)?.mean ?? null,
  reviewCount: async ({ course }: CourseSource, _: unknown, { content }: CampusContext) =>
    (await content.ratings()).get(course.id)?.count ?? 0,
  feedbackOptions: (_: CourseSource, __: unknown, context: CampusContext) =>
    optionsOf(Object.keys(FEEDBACK_OPTIONS), context),
  viewerReview: async ({ course }: CourseSource, _: unknown, context: CampusContext): Promise<CourseReview | null> => {
    const row = (await context.learner?.reviews())?.get(course.id);
    if (row === undefined) return null;
    return {
      ...{ id: course.id, rating: row.rating, review: row.review },
      guidingQuestionAnswer: row.guiding_question_answer,
      feedbackOptions: optionsOf(v.parse(idsSchema, JSON.parse(row.feedback_options)), context),
    };
  },
  verification: async (
    { course }: CourseSource,
    _: unknown,
    { learner, languages }: CampusContext,
  ): Promise<CourseVerification | null> => {
    const row = (await learner?.verifications())?.get(course.id);
    if (row === undefined) return null;
    const words = row.rejection_reason === null ? undefined : REJECTION_REASONS[row.rejection_reason];
    return {
      ...{ verified: row.status === 'VERIFIED', pending: row.status === 'PENDING', link: row.link },
      rejectionReason:
        row.rejection_reason === null || words === undefined
          ? null
          : { id: row.rejection_reason, denomination: pickText(words, languages).text },
    };
  },
};

/** An option that is not offered any more is not shown. */
function optionsOf(ids: readonly string[], { languages }: CampusContext): FeedbackOption[] {
  return ids.flatMap((id) => {
    const words = FEEDBACK_OPTIONS[id];
    return words === undefined ? [] : [{ id, denomination: pickText(words, languages).text }];
  });
}

export const reviewMutations = {
  updateCourseReview: async (_: unknown, args: MutationUpdateCourseReviewArgs, context: CampusContext) => {
    const { courseId, actions } = args;
    const seen = await visibleCourse(context, courseId);
    const change = changeOf(actions);
    const outcome = await act(context, { field: 'updateCourseReview', args }, async (trx, person) => {
      if (seen === undefined) return refused('NOT_FOUND');
      if (!context.organisation.features.showReviews) return refused('NOT_ALLOWED');
      if (change === undefined) return refused('INVALID_INPUT');
      const knownOptions = new Set(Object.keys(FEEDBACK_OPTIONS));
      return saveReview(trx, { personId: person.id, courseId, change, knownOptions, now: context.now });
    });
    return { ...payloadOf(outcome), course: seen ?? null };
  },

  submitCourseVerification: async (_: unknown, args: MutationSubmitCourseVerificationArgs, context: CampusContext) => {
    const { courseId, link } = args;
    const seen = await visibleCourse(context, courseId);
    const outcome = await act(context, { field: 'submitCourseVerification', args }, async (trx, person) => {
      if (seen === undefined) return refused('NOT_FOUND');
      if (!context.organisation.features.showCertificateVerificationFeatures) return refused('NOT_ALLOWED');
      return submitVerification(trx, { personId: person.id, courseId, link, now: context.now });
    });
    return payloadOf(outcome);
  },
};

/** All actions as one change; undefined where an action says nothing, or more than one thing. */
function changeOf(actions: readonly CourseReviewAction[]): ReviewChange | undefined {
  let change: ReviewChange = {};
  for (const { setRating, setReview, setGuidingQuestionAnswer, setFeedbackOptions } of actions) {
    const said: ReviewChange[] = [
      ...(setRating ? [{ rating: setRating.rating }] : []),
      ...(setReview ? [{ review: setReview.review }] : []),
      ...(setGuidingQuestionAnswer ? [{ guidingQuestionAnswer: setGuidingQuestionAnswer.answer }] : []),
      ...(setFeedbackOptions ? [{ feedbackOptions: setFeedbackOptions.ids }] : []),
    ];
    if (said.length !== 1) return undefined;
    change = { ...change, ...said[0] };
  }
  return actions.length === 0 ? undefined : change;
}
