import { MINUTES_PER_HOUR } from '#campus/limits.ts';
import type { CourseState } from './learning-item.ts';

type Counted = { status: { denomination: CourseState } };

/**
 * Progress of a module (LEARN-10): finished when all courses are completed, else (completed + taken/2) / courses × 100.
 * Undefined where nothing is taken or completed: hours are shown instead. In percent, 0–100, not rounded.
 */
export function moduleProgress(courses: readonly Counted[]): number | undefined {
  const completed = courses.filter((course) => course.status.denomination === 'COMPLETED').length;
  const taken = courses.filter((course) => course.status.denomination === 'TAKEN').length;
  if (completed + taken === 0) return undefined;
  return ((completed + taken / 2) / courses.length) * 100;
}

/** Hours of a module (LEARN-10): mixed courses count workload / 60, every other kind 1; the floor of the sum. */
export function moduleHours(courses: readonly { __typename: string; workload: number }[]): number {
  return Math.floor(
    courses.reduce(
      (sum, course) => sum + (course.__typename === 'MixedCourse' ? course.workload / MINUTES_PER_HOUR : 1),
      0,
    ),
  );
}
