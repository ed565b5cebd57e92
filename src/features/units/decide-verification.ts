import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const DECIDE = `mutation DecideCourseVerification(
  $courseId: ID!
  $learnerId: ID!
  $link: String!
  $decision: VerificationDecision!
  $reasonId: ID
) {
  decideCourseVerification(
    courseId: $courseId
    learnerId: $learnerId
    link: $link
    decision: $decision
    reasonId: $reasonId
  ) {
    success
    errors { message }
  }
}`;

/** Rejected with one of the campus's reasons, or accepted. */
export type VerificationDecision = { decision: 'ACCEPT' } | { decision: 'REJECT'; reasonId: string };

/** A tutor's decision on the proof that was looked at (LEARN-13). Never queued. Throws a `CampusError`. */
export function decideVerification(
  wire: Wire,
  variables: { courseId: string; learnerId: string; link: string } & VerificationDecision,
): Promise<void> {
  return mutate(wire, 'decideCourseVerification', DECIDE, variables);
}
