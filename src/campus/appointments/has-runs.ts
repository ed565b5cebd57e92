import type { CourseType } from '#campus/learning/learning-item.ts';

const HAVE_RUNS: ReadonlySet<CourseType> = new Set(['DA_COURSE', 'OFFLINE_COURSE', 'PROJECT']);

/** Events, live courses and projects have runs with dates (LIVE-1). */
export function hasRuns(courseType: CourseType): boolean {
  return HAVE_RUNS.has(courseType);
}
