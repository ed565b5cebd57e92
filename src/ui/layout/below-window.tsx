import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react';
import { below } from '#ui/theme/media.ts';
import { arrival } from './arrival.ts';
import { readyPart } from './ready-part.tsx';

/** Whether nobody can see at first what stands below a phone's window: nothing leads down there by itself. */
export const isBelowWindow = (): boolean =>
  location.hash === '' && matchMedia(below('lg')).matches && arrival.isAtTop();

type BelowPart<P extends object> = {
  /** For whoever loads the screen: brings the part where it is shown at once. */
  ready: () => Promise<void>;
  Part: (props: P) => ReactNode;
};

/**
 * What stands below the first window of a phone, in a file of its own: rendered as soon as what is in the window has been
 * shown, in slices that a tap interrupts, so that the first picture and the first tap do not wait for it. Wider windows, and
 * pages that are shown at the place where they were left, have it at once. To be made at the top of a module.
 */
export function belowWindow<P extends object>(bring: () => Promise<ComponentType<P>>): BelowPart<P> {
  const { load, Part } = readyPart(bring);
  return {
    ready: async () => (isBelowWindow() ? undefined : load().catch(() => {})),
    Part: (props) => {
      const [comesLater] = useState(isBelowWindow);
      return useDeferredValue(true, !comesLater) ? <Part props={props} /> : null;
    },
  };
}
