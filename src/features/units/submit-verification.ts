import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const SUBMIT = `mutation SubmitCourseVerification($courseId: ID!, $link: String!) {
  submitCourseVerification(courseId: $courseId, link: $link) { success errors { message } }
}`;

/** A link as proof of a finished unit of an outside provider (LEARN-13). Never queued. Throws a `CampusError`. */
export function submitVerification(wire: Wire, variables: { courseId: string; link: string }): Promise<void> {
  return mutate(wire, 'submitCourseVerification', SUBMIT, variables);
}
