import * as v from 'valibot';
import { RATING_MAX, REVIEWS_SHOWN } from '#campus/limits.ts';
import { type ReviewChange, saveReview } from '#server/commands/learning/save-review.ts';
import { seesParticipants } from '#server/graphql/content/course-state.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { CourseReviewAction, FeedbackOption } from '#server/graphql/core/schema.gen.ts';
import { visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { FEEDBACK_OPTIONS } from '#server/messages/feedback-options.ts';
import { pickMessage } from '#server/messages/pick-message.ts';
import { refused } from '#server/model/command-result.ts';
import type { ReviewRow } from '#server/store/schema/learning-tables.ts';

const idsSchema = v.array(v.string());

/** How a unit was found, by the asker and by all. */
export const courseReviewState = {
  rating: async ({ course }, _, { content }) => (await content.ratings()).get(course.id)?.mean ?? null,
  reviewCount: async ({ course }, _, { content }) => (await content.ratings()).get(course.id)?.count ?? 0,
  ratingCounts: async ({ course }, _, { content }) =>
    (await content.ratings()).get(course.id)?.counts ?? Array.from({ length: RATING_MAX }, () => 0),
  feedbackOptions: (_, __, context) => optionsOf(FEEDBACK_OPTIONS, context),
  viewerReview: async ({ course }, _, context) => {
    const row = (await context.learner?.reviews())?.get(course.id);
    if (row === undefined) return null;
    return {
      id: course.id,
      rating: row.rating,
      review: row.review,
      guidingQuestionAnswer: row.guiding_question_answer,
      feedbackOptions: chosenIn(row, context),
    };
  },
  reviews: async ({ course }, _, context) => {
    if (!context.organisation.features.showReviews) return [];
    const saysWho = await seesParticipants(course, context);
    const rows = await context.content.writtenReviews(course.id, context.person?.id, REVIEWS_SHOWN);
    return rows.map((row) => ({ ...row, saysWho }));
  },
} satisfies Fields<'Course'>;

export const reviewResolvers = {
  WrittenReview: {
    feedbackOptions: (row, _, context) => chosenIn(row, context),
    guidingQuestionAnswer: ({ guiding_question_answer }) => guiding_question_answer,
    writtenAt: ({ updated_at }) => updated_at,
    author: async ({ person_id, saysWho }, _, { content }) =>
      saysWho ? ((await content.person(person_id)) ?? null) : null,
  },
} satisfies PartialResolvers;

function chosenIn({ feedback_options }: Pick<ReviewRow, 'feedback_options'>, context: CampusContext): FeedbackOption[] {
  return optionsOf(v.parse(idsSchema, JSON.parse(feedback_options)), context);
}

/** An option that is not offered any more is not shown. */
function optionsOf(ids: readonly string[], { languages }: CampusContext): FeedbackOption[] {
  const offered = FEEDBACK_OPTIONS.filter((id) => ids.includes(id));
  return offered.map((id) => ({
    id,
    denomination: pickMessage(languages, (messages) => messages.feedbackOptions[id]),
  }));
}

export const reviewMutations = {
  updateCourseReview: async (_, args, context) => {
    const { courseId, actions } = args;
    const seen = await visibleCourse(context, courseId);
    const change = changeOf(actions);
    const outcome = await act(context, { field: 'updateCourseReview', args }, async (trx, person) => {
      if (seen === undefined) return refused('NOT_FOUND');
      if (!context.organisation.features.showReviews) return refused('NOT_ALLOWED');
      if (change === undefined) return refused('INVALID_INPUT');
      const knownOptions = new Set<string>(FEEDBACK_OPTIONS);
      return saveReview(trx, { personId: person.id, courseId, change, knownOptions, now: context.now });
    });
    return { ...payloadOf(outcome), course: seen ?? null };
  },
} satisfies Fields<'Mutation'>;

/** All actions as one change; undefined where an action says nothing, or more than one thing. */
function changeOf(actions: readonly CourseReviewAction[]): ReviewChange | undefined {
  let change: ReviewChange = {};
  for (const { setRating, setReview, setGuidingQuestionAnswer, setFeedbackOptions } of actions) {
    const changes: ReviewChange[] = [
      ...(setRating ? [{ rating: setRating.rating }] : []),
      ...(setReview ? [{ review: setReview.review }] : []),
      ...(setGuidingQuestionAnswer ? [{ guidingQuestionAnswer: setGuidingQuestionAnswer.answer }] : []),
      ...(setFeedbackOptions ? [{ feedbackOptions: setFeedbackOptions.ids }] : []),
    ];
    if (changes.length !== 1) return undefined;
    change = { ...change, ...changes[0] };
  }
  return actions.length === 0 ? undefined : change;
}
