import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen something is near, in CSS pixels. */
const NEAR = '300px';

/** Whether somebody has come near an element of the page, once and for all. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null || isNear) return undefined;
    const watch = new IntersectionObserver(
      (seen) => setNear((near) => near || seen.some((one) => one.isIntersecting)),
      {
        rootMargin: NEAR,
      },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isNear]);
  return isNear;
}
