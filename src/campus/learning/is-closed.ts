import { isLocked } from './is-locked.ts';
import type { Prerequisite } from './learning-item.ts';

type Course = {
  readonly status: { readonly denomination: string };
  readonly prerequisite: Prerequisite | null;
  readonly isPaywalled: boolean;
};

/**
 * Not begun, and not to be begun here now: locked by a prerequisite, or sold elsewhere. The campus would refuse all that is done
 * in it; what was begun before it was closed stays open.
 */
export function isClosed(course: Course): boolean {
  return course.status.denomination === 'AVAILABLE' && (isLocked(course) || course.isPaywalled);
}
