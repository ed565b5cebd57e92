import type { CourseState } from './learning-item.ts';

/** The unit costs money, on another page, and the person has not begun it: it cannot begin here. What was begun goes on. */
export function isSoldElsewhere({ isPaywalled }: { readonly isPaywalled: boolean }, state: CourseState): boolean {
  return isPaywalled && state === 'AVAILABLE';
}
