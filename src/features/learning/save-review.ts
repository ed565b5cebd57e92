import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isNode, mapNodes, type Node } from '#cache/map-nodes.ts';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { RATING_MAX } from '#campus/limits.ts';
import { reviewText } from '#campus/text/written-text.ts';
import { isCourse } from './course-patches.ts';
import { doneSubject, reviewSubject, statusSubject } from './subjects.ts';

const UPDATE_REVIEW = `mutation UpdateCourseReview($courseId: ID!, $actions: [CourseReviewAction!]!) {
  updateCourseReview(courseId: $courseId, actions: $actions) { success errors { message } }
}`;

const input = v.object({
  courseId: v.string(),
  title: v.string(),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RATING_MAX)),
  review: reviewText,
  /** Since version 2; an entry of version 1 says nothing of it, and its request changes nothing of it. */
  guidingQuestionAnswer: v.optional(reviewText),
  feedbackOptions: v.array(v.object({ id: v.string(), denomination: v.string() })),
});
type Review = v.InferOutput<typeof input>;

/** What the learner thinks of a course: the last word of it, whole. */
export const saveReview = offlineMutation({
  kind: 'review.save',
  version: 2,
  input,
  request: ({ courseId, rating, review, guidingQuestionAnswer, feedbackOptions }) => ({
    document: UPDATE_REVIEW,
    variables: {
      courseId,
      actions: [
        { setRating: { rating } },
        { setReview: { review } },
        ...(guidingQuestionAnswer === undefined
          ? []
          : [{ setGuidingQuestionAnswer: { answer: guidingQuestionAnswer } }]),
        { setFeedbackOptions: { ids: feedbackOptions.map(({ id }) => id) } },
      ],
    },
  }),
  subject: ({ courseId }) => reviewSubject(courseId),
  // Only who takes or took the course may say what they think of it.
  dependsOn: ({ courseId }) => [statusSubject(courseId), doneSubject(courseId)],
  patches: [
    {
      keys: [],
      change: (data, changed) =>
        mapNodes(data, (node) =>
          isCourse(node, changed.courseId) && 'viewerReview' in node ? withReview(node, changed) : node,
        ),
    },
  ],
  messages: {
    what: ({ title }) => ({ message: msg`Your review of “{title}”`, values: { title } }),
    done: () => ({ message: msg`Thank you. Your review is saved.` }),
    failed: ({ title }) => ({ message: msg`Your review of “{title}” could not be saved.`, values: { title } }),
  },
});

function withReview(node: Node, { courseId, rating, review, guidingQuestionAnswer, feedbackOptions }: Review): Node {
  const mine = isNode(node.viewerReview) ? node.viewerReview : undefined;
  const viewerReview = {
    id: courseId,
    ...mine,
    rating,
    review: review || null,
    ...(guidingQuestionAnswer !== undefined && { guidingQuestionAnswer: guidingQuestionAnswer || null }),
    feedbackOptions,
  };
  return { ...node, viewerReview, ...meanWith(node, mine?.rating, rating), ...countsWith(node, mine?.rating, rating) };
}

/** How many gave which rating, with one's own in it. */
function countsWith({ ratingCounts: counts }: Node, before: unknown, rating: number): Node {
  if (!Array.isArray(counts) || counts.length === 0) return {};
  const change = (stars: number): number => Number(stars === rating) - Number(stars === before);
  return { ratingCounts: counts.map((count, at) => (typeof count === 'number' ? count + change(at + 1) : 0)) };
}

/** The mean of all ratings with one's own in it. */
function meanWith({ rating: mean, reviewCount: count }: Node, before: unknown, rating: number): Node {
  if (typeof count !== 'number' || (mean !== null && typeof mean !== 'number')) return {};
  const sum = (mean ?? 0) * count;
  if (typeof before !== 'number') return { rating: (sum + rating) / (count + 1), reviewCount: count + 1 };
  return count === 0 ? {} : { rating: (sum - before + rating) / count };
}
