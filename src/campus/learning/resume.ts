export type Resumable = {
  lessons: readonly { id: string; isCompleted: boolean }[];
  lastViewedLesson: { lessonId: string } | null;
};

/**
 * The lesson that "continue" leads to: where the learner was, unless that lesson is done; then the next one that is not, or
 * one that was passed over before. In a course that is done it is the first again. Undefined where there are no lessons.
 */
export function resumeAt({ lessons, lastViewedLesson }: Resumable): string | undefined {
  const at = lessons.findIndex(({ id }) => id === lastViewedLesson?.lessonId);
  const isOpen = ({ isCompleted }: { isCompleted: boolean }): boolean => !isCompleted;
  // −1, never viewed: from the first on.
  const ahead = lessons.slice(Math.max(0, at)).find(isOpen);
  return (ahead ?? lessons.find(isOpen) ?? lessons[0])?.id;
}
