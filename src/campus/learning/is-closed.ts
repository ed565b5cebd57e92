import { isLocked } from './is-locked.ts';
import { isSoldElsewhere } from './is-sold-elsewhere.ts';
import type { CourseState, Prerequisite } from './learning-item.ts';

type Course = {
  readonly status: { readonly denomination: CourseState };
  readonly prerequisite: Prerequisite | null;
  readonly isPaywalled: boolean;
};

/**
 * Not begun, and not to be begun here now: locked by a prerequisite, or sold elsewhere. The campus would refuse all that is done
 * in it; what was begun before it was closed stays open.
 */
export function isClosed(course: Course): boolean {
  const state = course.status.denomination;
  return (state === 'AVAILABLE' && isLocked(course)) || isSoldElsewhere(course, state);
}
