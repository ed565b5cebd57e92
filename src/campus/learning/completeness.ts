import type { CourseState, CourseType } from './learning-item.ts';

type Item = { courseType: CourseType; isRequired: boolean; status: { denomination: CourseState } };

/**
 * Completeness of a list of items (LEARN-11): materials do not count; what is left is not empty, and each is completed,
 * or optional while at least one required item exists.
 */
export function isComplete(items: readonly Item[]): boolean {
  const counted = items.filter(({ courseType }) => courseType !== 'MATERIAL_COURSE');
  const anyRequired = counted.some(({ isRequired }) => isRequired);
  return (
    counted.length > 0 &&
    counted.every(({ status, isRequired }) => status.denomination === 'COMPLETED' || (!isRequired && anyRequired))
  );
}
