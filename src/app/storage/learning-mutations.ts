import { type KnownMutation, known } from '#cache/known-mutation.ts';
import { saveH5pResult } from '#features/learning/save-h5p-result.ts';
import { saveLessonProgress } from '#features/learning/save-lesson-progress.ts';
import { saveReflection } from '#features/learning/save-reflection.ts';
import { saveReview } from '#features/learning/save-review.ts';
import { setCourseStatus } from '#features/learning/set-course-status.ts';

/** What one does while one learns, and what nearly always waits where anything does: in a small file beside that of units and lessons. */
export const LEARNING_MUTATIONS: readonly KnownMutation[] = [
  known(setCourseStatus),
  known(saveLessonProgress),
  known(saveH5pResult),
  known(saveReflection),
  known(saveReview),
];
