import { type ReactNode, useDeferredValue, useState } from 'react';
import { below } from '#ui/theme/media.ts';

/** A page that was loaded anew, or gone back to from another site, may be shown where it was left. */
let isAtTop = (): boolean =>
  scrollY === 0 &&
  performance.getEntriesByType('navigation').every((visit) => Reflect.get(visit, 'type') === 'navigate');

/** Says how the next screen is come to: forward it is shown from its top, back at the place where it was left. */
export function arriveAtTop(atTop: boolean): void {
  isAtTop = () => atTop;
}

/** Whether nobody can see at first what stands below a phone's window: nothing leads down there by itself. */
const isBelow = (): boolean => location.hash === '' && matchMedia(below('lg')).matches && isAtTop();

/**
 * What stands below the first window of a phone: rendered as soon as what is in it has been shown, in slices that a tap
 * interrupts, so that the first picture and the first tap do not wait for it. Wider windows, and pages that are shown at the
 * place where they were left, have it at once.
 */
export function BelowWindow({ children }: { children: ReactNode }): ReactNode {
  const [comesLater] = useState(isBelow);
  return useDeferredValue(true, !comesLater) ? children : null;
}
