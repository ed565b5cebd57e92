/** What entries speak of: what is about one subject is sent in the order of the taps. */
export function statusSubject(courseId: string): string {
  return `course:${courseId}:status`;
}

/** Lessons that are done, of one course: each is sent, in their order. */
export function doneSubject(courseId: string): string {
  return `course:${courseId}:done`;
}

/** Where one is in a lesson: the last place is enough. */
export function placeSubject(courseId: string, lessonId: string): string {
  return `course:${courseId}:lesson:${lessonId}:place`;
}

export function reflectionSubject(id: string): string {
  return `reflection:${id}`;
}

export function surveySubject(id: string): string {
  return `survey:${id}`;
}

/** What was answered so far: no change that the learner waits for. */
export function surveyDraftSubject(id: string): string {
  return `survey-draft:${id}`;
}

/** One for all: what is put aside together and what is brought back alone go out in the order of the taps. */
export const HIDDEN_SURVEYS = 'surveys-hidden';

export function reviewSubject(courseId: string): string {
  return `course:${courseId}:review`;
}

/** How an exercise of a lesson stands: what is reported of it holds all that was reported before. */
export function exerciseSubject(courseId: string, lessonId: string, contentId: string): string {
  return `course:${courseId}:lesson:${lessonId}:exercise:${contentId}`;
}

/** What packages say of a course. */
export function scormSubjects(courseId: string): string {
  return `course:${courseId}:scorm`;
}

/**
 * How an item of a package stands in one session: the last report is enough. What completes the unit has a report of its own: it
 * is reported though the package takes it back, since what is completed stays so.
 */
export function scormSubject(
  courseId: string,
  { session, item, isWhole }: { session: string; item: string; isWhole: boolean },
): string {
  return `${scormSubjects(courseId)}:${session}:${isWhole ? 'whole' : 'part'}:${item}`;
}
