import { useLayoutEffect, useRef } from 'react';

/** Where one thing took the place of another without a navigation: reading and keys go on at its beginning (WCAG 2.4.3). */
export function useFocusMain(step: string): void {
  const before = useRef(step);
  // With the change itself: who has begun to type in what came is not taken away from it.
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [step]);
}
