import * as v from 'valibot';
import { useFormDraft } from '#features/drafts/use-draft.ts';

const draftSchema = v.object({
  rating: v.number(),
  text: v.string(),
  answer: v.optional(v.string(), ''),
  chosen: v.array(v.string()),
});
export type ReviewDraft = v.InferOutput<typeof draftSchema>;
export type HeldReviewDraft = readonly [ReviewDraft | undefined, (next: ReviewDraft | undefined) => void];

/** What was begun and not sent of a review of this course. */
export function useReviewDraft(courseId: string): HeldReviewDraft {
  return useFormDraft(`review:${courseId}`, draftSchema);
}
