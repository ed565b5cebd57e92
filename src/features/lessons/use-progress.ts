import type { SendOptions } from '#cache/send.ts';
import { useSend } from '#cache/use-send.ts';
import type { H5pResult } from '#campus/learning/h5p-result.ts';
import type { LessonPlace } from '#campus/learning/lesson-place.ts';
import { saveH5pResult } from '#features/learning/save-h5p-result.ts';
import { saveLessonProgress } from '#features/learning/save-lesson-progress.ts';
import { softMoment } from '#features/push/soft-moment.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import type { Exercise, LessonPage } from './queries.ts';

const PERCENT = 100;

/** What one does in a lesson, as entries: where one is, and that one is through with it. */
export function useProgress(course: CoursePage, lesson: LessonPage) {
  const send = useSend(saveLessonProgress);
  const sendResult = useSend(saveH5pResult);
  const others = course.lessons.filter(({ id }) => id !== lesson.id);
  const done = others.filter(({ isCompleted }) => isCompleted).length;
  const known = { card: course, lesson: { id: lesson.id, denomination: lesson.denomination } };
  const isLast = done === others.length;
  return {
    /** Lessons of the course that are still open when this one is done. */
    open: others.filter(({ isCompleted }) => !isCompleted),
    keepPlace: (place: LessonPlace, options: SendOptions): void => {
      void send({ ...known, place, progress: 0, isLast: false }, options);
    },
    /** How an exercise of the lesson stands. */
    keepResult: ({ contentId, title }: Exercise, result: H5pResult, options: { isUnhurried: boolean }) =>
      sendResult({ ...known, contentId, title, result }, options),
    /** False where the device could not keep it. */
    finish: async (): Promise<boolean> => {
      if (lesson.isCompleted || barOf(lesson) !== undefined) return true;
      const progress = ((done + 1) / course.lessons.length) * PERCENT;
      const isKept = await send({ ...known, place: null, progress, isLast });
      if (isKept) softMoment.hasFinishedLesson();
      return isKept;
    },
  };
}

/**
 * What stands between a lesson and its end. `reflection` locks the way on (LESSON-10); with `questionnaire` one may go on,
 * but the lesson counts only once its questions are passed.
 */
export function barOf({ reflectionBoard, questionnaire }: LessonPage): 'reflection' | 'questionnaire' | undefined {
  if (reflectionBoard?.isReflectionRequired === true && reflectionBoard.myReflection === null) return 'reflection';
  const needsPass = questionnaire?.minPassingScore != null;
  return needsPass && questionnaire?.myCompletion?.passed !== true ? 'questionnaire' : undefined;
}
