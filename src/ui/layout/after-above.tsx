import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isBelowWindow } from './below-window.tsx';

/**
 * Rendered after what stands above it in the same late part (`belowWindow`) has been painted: each of them is then a task of its
 * own, and none is so long that a tap waits for it.
 */
export function AfterAbove({ children }: { children: ReactNode }): ReactNode {
  const [isHere, setHere] = useState(() => !isBelowWindow());
  useEffect(() => {
    if (isHere) return;
    const frame = requestAnimationFrame(() => startTransition(() => setHere(true)));
    return () => cancelAnimationFrame(frame);
  }, [isHere]);
  return isHere ? children : null;
}
